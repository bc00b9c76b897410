/** Names of fields, slots, enumerations and operations that mean something to JavaScript, or to a library. */

const NAMES = [
  'constructor',
  '__proto__',
  'prototype',
  'length',
  'then',
  'toString',
  'name',
  'value',
  'Value',
  'Promise',
  'Object',
  'Array',
  'Map',
  'Symbol',
  'Slots',
  'State',
  'Reactions',
  'Job',
  'Context',
  'Index',
  'delete',
  'class',
  'new',
  'arguments',
  'scheduler',
  'context',
  'rejections',
  'library',
  'errors',
  'key',
  'left',
  'run',
  '2nd',
];

/** Names that stand for something in a document. */
const namesIn = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
];

/** Attributes of properties are fields, too, and stay. */
const ATTRIBUTES = /^(?:Writable|Enumerable|Configurable|Value|Prototype|DefineOwnProperty)$/;

const makeRename = (pattern, write) => (lines, random) => {
  const text = lines.join('\n');
  const names = namesIn(text, pattern);
  const from = random.pick(names.filter((name) => !ATTRIBUTES.test(name)));
  const to = random.pick(NAMES.filter((name) => !names.includes(name)));
  return {
    lines: text.replaceAll(write(from), write(to)).split('\n'),
    change: `${write(from)} to ${write(to)}`,
  };
};

/** Those of hosts have names that the generator knows. */
const HOSTS = /^Host|IfAbrupt/;

const renameOperation = (lines, random) => {
  const text = lines.join('\n');
  const clause = text.slice(text.indexOf('id="sec-promise-objects"'));
  const from = random.pick(namesIn(clause, /aoid="(\w+)"/g).filter((name) => !HOSTS.test(name)));
  const to = random.pick(NAMES.filter((name) => /^[A-Z]/.test(name)));
  if (new RegExp(`\\b${to}\\(`).test(text)) return undefined;
  return {
    lines: text.replace(new RegExp(`\\b${from}(?=["(]| \\()`, 'g'), to).split('\n'),
    change: `${from} to ${to}`,
  };
};

/** @returns {import('./places.js').Edit[]} */
export const nameEdits = () => [
  { name: 'rename a field', make: makeRename(/\[\[(\w+)\]\]/g, (name) => `[[${name}]]`) },
  { name: 'rename an enumeration', make: makeRename(/~(\w+)~/g, (name) => `~${name}~`) },
  { name: 'rename an operation', make: renameOperation },
];
