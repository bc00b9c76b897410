import {
  clausesOf,
  endOf,
  indentOf,
  isElse,
  placesIn,
  splice,
  STEP,
  variablesIn,
} from './places.js';

/** Edits of the text of single steps, and of where they stand: what a careless editor would do. */

const clausesWithSteps = (lines) =>
  clausesOf(lines).filter((clause) => placesIn(lines, clause).length > 1);

const parts = (lines, random) => {
  const clause = random.pick(clausesWithSteps(lines));
  const at = random.pick(placesIn(lines, clause));
  return { clause, at, end: endOf(lines, at) };
};

const remove = (lines, random) => {
  const { clause, at, end } = parts(lines, random);
  if (isElse(lines[end])) return undefined;
  return {
    lines: splice(lines, at, end - at),
    change: `${clause.id}: without ${lines[at].trim()}`,
  };
};

const repeat = (lines, random) => {
  const { clause, at, end } = parts(lines, random);
  if (isElse(lines[end]) || /^\s*1\. Let /.test(lines[at])) return undefined;
  return {
    lines: splice(lines, at, 0, ...lines.slice(at, end)),
    change: `${clause.id}: twice ${lines[at].trim()}`,
  };
};

const reindent = (list, from, to) => list.map((line) => to + line.slice(from.length));

const move = (lines, random) => {
  const { clause, at, end } = parts(lines, random);
  if (isElse(lines[end])) return undefined;
  const block = lines.slice(at, end);
  const rest = splice(lines, at, end - at);
  const places = placesIn(rest, { ...clause, to: clause.to - block.length });
  if (places.length === 0) return undefined;
  const target = random.pick(places);
  const moved = reindent(block, indentOf(block[0]), indentOf(rest[target]));
  return {
    lines: splice(rest, target, 0, ...moved),
    change: `${clause.id}: ${block[0].trim()} moved before ${rest[target].trim()}`,
  };
};

/** A step of another clause, with variables of this one in the place of its own. */
const transplant = (lines, random) => {
  const { at: from, end } = parts(lines, random);
  const { clause, at } = parts(lines, random);
  const block = lines.slice(from, end);
  const names = variablesIn([clause.title, ...lines.slice(clause.from, at)].join('\n'));
  if (names.length === 0) return undefined;
  const known = new Set(names);
  let text = reindent(block, indentOf(block[0]), indentOf(lines[at])).join('\n');
  for (const name of variablesIn(text))
    if (!known.has(name) && !new RegExp(`Let _${name}_|element _${name}_`).test(text))
      text = text.replaceAll(`_${name}_`, `_${random.pick(names)}_`);
  return {
    lines: splice(lines, at, 0, ...text.split('\n')),
    change: `${clause.id}: before ${lines[at].trim()}: ${text.trim()}`,
  };
};

const SWAPS = [
  [/~fulfilled~|~rejected~|~pending~/g, ['~fulfilled~', '~rejected~', '~pending~', '~settled~']],
  [
    /\*"(?:fulfilled|rejected|pending)"\*/g,
    ['*"fulfilled"*', '*"rejected"*', '*"pending"*', '*"settled"*'],
  ],
  [/~fulfill~|~reject~/g, ['~fulfill~', '~reject~']],
  [/\*true\*|\*false\*/g, ['*true*', '*false*']],
  [/\*undefined\*|\*null\*|~empty~/g, ['*undefined*', '*null*', '~empty~', '0']],
  [/\[\[(?:Resolve|Reject|Promise)\]\]/g, ['[[Resolve]]', '[[Reject]]', '[[Promise]]']],
  [
    /\[\[Promise(?:FulfillReactions|RejectReactions|Result|IsHandled)\]\]/g,
    [
      '[[PromiseFulfillReactions]]',
      '[[PromiseRejectReactions]]',
      '[[PromiseResult]]',
      '[[PromiseIsHandled]]',
    ],
  ],
  [/\b(?:FulfillPromise|RejectPromise)\b/g, ['FulfillPromise', 'RejectPromise']],
  [/ is not | is /g, [' is ', ' is not ']],
  [/ [-+] /g, [' + ', ' - ']],
  [/\? (?=[A-Z])/g, ['! ', '']],
  [/\b[01]\b(?!\.)/g, ['0', '1', '2']],
  [/%Promise%/g, ['%Promise%', '*undefined*']],
  [/to the end of /g, ['']],
];

const retoken = (lines, random) => {
  const { clause, at } = parts(lines, random);
  const [head, sentence] = [/^\s*1\. /.exec(lines[at])[0], STEP.exec(lines[at])[2]];
  const names = variablesIn([clause.title, ...lines.slice(clause.from, at)].join('\n'));
  const swaps = [
    ...SWAPS,
    ...(names.length > 1
      ? Array(4).fill([/_\w+?_(?=[ ,.)]|$)/g, names.map((name) => `_${name}_`)])
      : []),
  ];
  const places = swaps.flatMap(([pattern, others]) =>
    [...sentence.matchAll(pattern)].flatMap((match) =>
      others.filter((other) => other !== match[0]).map((other) => ({ match, other })),
    ),
  );
  const usable = places.filter(
    ({ match }) => !/^(?:Let|Set) $/.test(sentence.slice(0, match.index)) || /^Set /.test(sentence),
  );
  if (usable.length === 0) return undefined;
  const { match, other } = random.pick(usable);
  const changed =
    sentence.slice(0, match.index) + other + sentence.slice(match.index + match[0].length);
  return { lines: splice(lines, at, 1, head + changed), change: `${clause.id}: ${changed}` };
};

/** A step stands in a condition, in a loop of some turns, or behind another that ends. */
const wrap = (lines, random) => {
  const { clause, at, end } = parts(lines, random);
  if (isElse(lines[end]) || /^\s*1\. Let /.test(lines[at])) return undefined;
  const names = variablesIn([clause.title, ...lines.slice(clause.from, at)].join('\n'));
  if (names.length === 0) return undefined;
  const indent = indentOf(lines[at]);
  const name = `_${random.pick(names)}_`;
  const count = `turn${random.below(1000)}`;
  const head = random.pick([
    `If IsCallable(${name}) is *${random.pick(['true', 'false'])}*, then`,
    `If ${name} is ${random.pick(['', 'not '])}*undefined*, then`,
    `If ${name} is ${random.pick(['', 'not '])}an Object, then`,
    `If IsPromise(${name}) is *${random.pick(['true', 'false'])}*, then`,
    `For each element _${count}_ of « 1, 2 », do`,
  ]);
  const inside = lines.slice(at, end).map((line) => `  ${line}`);
  return {
    lines: splice(lines, at, end - at, `${indent}1. ${head}`, ...inside),
    change: `${clause.id}: ${head} ${lines[at].trim()}`,
  };
};

/** All steps from one on become an operation, which is returned; values travel as arguments. */
const tailOut = (lines, random) => {
  const clause = random.pick(clausesWithSteps(lines));
  const base = indentOf(lines[clause.from]);
  const places = placesIn(lines, clause).filter(
    (at) => indentOf(lines[at]) === base && at > clause.from,
  );
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const tail = lines.slice(at, clause.to);
  const text = tail.join('\n');
  if (/active function|NewTarget|\*this\*/.test(text)) return undefined;
  const before = variablesIn([clause.title, ...lines.slice(clause.from, at)].join('\n'));
  const used = variablesIn(text).filter((name) => before.includes(name));
  const operation = `Rest${random.below(1000)}`;
  const parameters = used.map((name) => `_${name}_`).join(', ');
  const start = lines.findIndex((line) => line.includes('id="sec-newpromisecapability"'));
  const added = [
    `      <emu-clause id="sec-${operation.toLowerCase()}" aoid="${operation}">`,
    `        <h1>${operation} ( ${parameters} )</h1>`,
    '        <emu-alg>',
    ...reindent(tail, base, '          '),
    '        </emu-alg>',
    '      </emu-clause>',
  ];
  const changed = splice(lines, at, tail.length, `${base}1. Return ? ${operation}(${parameters}).`);
  const place = start < at ? start : start - tail.length + 1;
  return {
    lines: splice(changed, place, 0, ...added),
    change: `${clause.id}: tail from ${lines[at].trim()} as ${operation}`,
  };
};

/** The steps of an operation stand where it is called, under names of their own. */
const inline = (lines, random) => {
  const clauses = clausesOf(lines);
  const sites = clauses.flatMap((clause) =>
    placesIn(lines, clause).flatMap((at) => {
      const [, sentence] = /^\s*1\. (.*)$/.exec(lines[at]);
      const call = /^(?:Perform|Return) (?:\? )?(\w+)\(([^()]*)\)\.$/.exec(sentence);
      if (!call) return [];
      const operation = clauses.find(({ title }) => title?.startsWith(`${call[1]} (`));
      return operation && operation !== clause
        ? [
            {
              clause,
              at,
              operation,
              args: call[2].split(', '),
              returns: sentence.startsWith('Return'),
            },
          ]
        : [];
    }),
  );
  if (sites.length === 0) return undefined;
  const { clause, at, operation, args, returns } = random.pick(sites);
  const body = lines.slice(operation.from, operation.to);
  if (!returns && body.slice(0, -1).some((line) => /[Rr]eturn /.test(line))) return undefined;
  const parameters = variablesIn(operation.title);
  const suffix = `In${random.below(100)}`;
  const indent = indentOf(lines[at]);
  let text = reindent(returns ? body : body.slice(0, -1), indentOf(body[0]), indent).join('\n');
  const inside = variablesIn([operation.title, text].join('\n'));
  for (const name of inside) text = text.replaceAll(`_${name}_`, `_${name}${suffix}_`);
  const lets = parameters.map(
    (name, i) => `${indent}1. Let _${name}${suffix}_ be ${args[i] ?? '*undefined*'}.`,
  );
  if (/is absent/.test(text)) return undefined;
  return {
    lines: splice(lines, at, 1, ...lets, ...text.split('\n')),
    change: `${clause.id}: ${operation.id} inlined`,
  };
};

/** A static like another one, under a name of its own, so that more than one is edited. */
const twin = (lines, random) => {
  const id = random.pick([
    'sec-promise.all',
    'sec-promise.race',
    'sec-promise.allsettled',
    'sec-promise.any',
    'sec-promise.try',
    'sec-promise.withResolvers',
    'sec-promise.resolve',
    'sec-promise.prototype.then',
    'sec-promise.prototype.finally',
  ]);
  const start = lines.findIndex((line) => line.includes(`<emu-clause id="${id}"`));
  if (start < 0) return undefined;
  const indent = indentOf(lines[start]);
  const end = lines.findIndex((line, at) => at > start && line === `${indent}</emu-clause>`);
  const word = `Twin${random.below(100)}`;
  if (lines.some((line) => line.includes(word))) return undefined;
  const copied = lines.slice(start, end + 1).map((line) =>
    line
      .replace(/ id="([^"]+)"/g, ` id="$1-${word}"`)
      .replace(/href="#(sec-[^"]+functions)"/g, `href="#$1-${word}"`)
      .replace(/\b(PerformPromise\w+|GetPromiseResolve|PromiseResolve)\b/g, (name) =>
        new RegExp(`aoid="${name}"`).test(lines.slice(start, end).join('\n'))
          ? `${name}${word}`
          : name,
      )
      .replace(/Promise\.((?:prototype\.)?(?!prototype)[a-z]\w*)(?=[ `])/g, `Promise.$1${word}`)
      .replace(/number="(\d+)"/, (all, n) =>
        line.includes(`id="${id}"`) ? `number="${Number(n) + 50 + random.below(40)}"` : all,
      ),
  );
  return { lines: splice(lines, end + 1, 0, ...copied), change: `${id} as ${word}` };
};

/** @returns {import('./places.js').Edit[]} */
export const movedEdits = () => [
  { name: 'remove a step', make: remove },
  { name: 'repeat a step', make: repeat },
  { name: 'move a step', make: move },
  { name: 'transplant a step', make: transplant },
  { name: 'another word', make: retoken },
  { name: 'wrap a step', make: wrap },
  { name: 'the rest as an operation', make: tailOut },
  { name: 'inline an operation', make: inline },
  { name: 'a twin', make: twin },
];
