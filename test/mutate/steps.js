import { clausesOf, indentOf, placesIn, splice, variablesIn, withHooks } from './places.js';

/** Edits of steps: inserted, renamed. */

const inner = (steps) => steps.map((step) => `  ${step}`);

/**
 * Steps and operations to insert, over the variables that are there.
 * @type {Record<string, (variable: string, wording: import('./wordings.js').Wording) => string[]>}
 */
const INSERTED = {
  reads: (v) => [`Let _probed_ be _${v}_.[[PromiseState]].`],
  'reads and throws': (v, { state }) => [
    `If _${v}_ is ${state('fulfilled')}, throw a *TypeError* exception.`,
  ],
  'writes a slot': (v) => [`Set _${v}_.[[PromiseResult]] to *undefined*.`],
  gets: (v, wording) => wording.let('probed', `Get(_${v}_, *"probed"*)`),
  'gets a variable': (v, wording) => [
    `If ${wording.isObject(v)}, then`,
    ...inner(wording.let('probed', `Get(_${v}_, *"constructor"*)`)),
  ],
  calls: (v, wording) => [
    `If IsCallable(_${v}_) is *true*, then`,
    ...inner(wording.let('probed', `Call(_${v}_, *undefined*, « *"hook"* »)`)),
  ],
  'invokes then': (v, wording) => [
    `If ${wording.isObject(v)}, then`,
    ...inner(wording.let('probed', `Invoke(_${v}_, *"then"*, « »)`)),
  ],
  'invokes then with a Record': (v, wording) => [
    `Let _probe_ be the Record { [[Resolve]]: _${v}_, [[Reject]]: 0 }.`,
    `If ${wording.isObject(v)}, then`,
    ...inner(
      wording.let(
        'probed',
        `Invoke(_${v}_, *"then"*, « _probe_.[[Resolve]], _probe_.[[Reject]] »)`,
      ),
    ),
    ...inner([`Set _probe_.[[Reject]] to _${v}_.`]),
  ],
  'calls, and looks at the completion': (v, wording) => [
    `If IsCallable(_${v}_) is *true*, then`,
    ...inner(wording.keep('probed', `Call(_${v}_, *undefined*, « ${wording.get(v, 'probed')} »)`)),
  ],
  enqueues: (v, { enqueueHook }) => enqueueHook(v),
  'calls an operation': (v, { perform }) => perform(`Hook(_${v}_)`),
  returns: () => ['Return *undefined*.'],
  'returns for some values': (v) => [`If _${v}_ is *undefined*, return *undefined*.`],
  'returns for objects': (v, wording) => [`If ${wording.isObject(v)}, return *undefined*.`],
  'returns itself': (v, wording) => [`If ${wording.isObject(v)}, return _${v}_.`],
  'returns in a state': (v, { state }) => [
    `If IsPromise(_${v}_) is *true*, then`,
    `  If _${v}_.[[PromiseState]] is ${state('pending')}, return *undefined*.`,
  ],
  'sets undefined to null': (v) => [`If _${v}_ is *undefined*, set _${v}_ to *null*.`],
  'forgets what can be called': (v) => [
    `If IsCallable(_${v}_) is *true*, set _${v}_ to *undefined*.`,
  ],
  'is dead': () => ['Let _probed_ be 0.'],
};

/** Variables that have a value before a line of a clause. */
const definedBefore = (lines, { title, from }, at) => {
  const names = variablesIn(title);
  for (const line of lines.slice(from, at)) {
    const named = /^\s*1\. (?:Let|Set) _(\w+)_ (?:be|to) /.exec(line)?.[1];
    if (named && indentOf(line).length <= indentOf(lines[at]).length) names.push(named);
  }
  return names;
};

/** Records and Lists of the standard: user code is never given any. */
const INTERNAL =
  /[rR]eactions?$|[cC]apability$|resolvingFunctions$|Record$|already\w+$|Count$|^values$|^errors$|[jJ]ob$|Callback$|[rR]ealm\w*$|[a-z]Result$/;

/** A JobCallback Record has the name of what it calls. */
const isCallback = ({ id }, name) => id === 'sec-newpromiseresolvethenablejob' && name === 'then';

const makeInsert = (stepsOf, wording) => (lines, random) => {
  const clause = random.pick(clausesOf(lines));
  const places = placesIn(lines, clause);
  const at = random.pick(places);
  const names = definedBefore(lines, clause, at);
  const visible = names.filter((name) => !INTERNAL.test(name) && !isCallback(clause, name));
  if (visible.length === 0) return undefined;
  const steps = stepsOf(random.pick(visible), wording);
  const indent = indentOf(lines[at]);
  const changed = splice(
    lines,
    at,
    0,
    ...steps.map((step) => `${indent}${indentOf(step)}1. ${step.trim()}`),
  );
  return {
    lines: withHooks(changed, wording),
    change: `${clause.id}: ${steps[0]} before line ${at + 1}`,
  };
};

/** Names that emitted code uses: variables, functions, fields of the library and of its passes. */
const makeRename = (words) => (lines, random) => {
  const clause = random.pick(clausesOf(lines));
  const text = [clause.title, ...lines.slice(clause.from, clause.to)].join('\n');
  const names = variablesIn(text);
  if (names.length === 0) return undefined;
  const from = random.pick(names);
  const to = random.pick(words.filter((word) => !names.includes(word)));
  const end = lines.findIndex((line, at) => at >= clause.to);
  const changed = lines.map((line, at) =>
    at >= clause.start && at < end ? line.replaceAll(`_${from}_`, `_${to}_`) : line,
  );
  return { lines: changed, change: `${clause.id}: _${from}_ to _${to}_` };
};

/**
 * @param {string[]} words names that emitted code uses
 * @param {import('./wordings.js').Wording} wording
 * @returns {import('./places.js').Edit[]}
 */
export const stepEdits = (words, wording) => [
  ...Object.entries(INSERTED).map(([name, steps]) => ({
    name: `insert: ${name}`,
    make: makeInsert(steps, wording),
  })),
  { name: 'rename', make: makeRename(words) },
];
