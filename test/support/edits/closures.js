/**
 * Function objects in other words: their steps stand where they are made, as Abstract Closures that
 * capture what their slots held. Drafts since December 2025 have them so.
 */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const indentOf = (line) => /^ */.exec(line)[0].length;

const clauseAt = (lines, id) => {
  const from = lines.findIndex((line) => line.includes(`<emu-clause id="${id}"`));
  const indent = ' '.repeat(indentOf(lines[from]));
  const to = lines.findIndex((line, at) => at > from && line === `${indent}</emu-clause>`);
  return { from, to };
};

const within = (lines, { from, to }, change) => [
  ...lines.slice(0, from),
  ...change(lines.slice(from, to + 1)),
  ...lines.slice(to + 1),
];

/** The steps of a function without those that read its slots, indented below another step. */
const stepsOf = (lines, id, indent, isGone) => {
  const { from, to } = clauseAt(lines, id);
  const clause = lines.slice(from, to);
  const start = clause.findIndex((line) => line.includes('<emu-alg>'));
  const steps = clause.slice(
    start + 1,
    clause.findIndex((line) => line.includes('</emu-alg>')),
  );
  const shift = indent - indentOf(steps[0]);
  return steps
    .filter((step) => !isGone.test(step))
    .map((step) => ' '.repeat(indentOf(step) + shift) + step.trim());
};

/** The steps that make a function object of the steps of a clause. */
const creationIn = (clause, id) => {
  const at = clause.findIndex((line) => line.includes(`be the steps of <emu-xref href="#${id}"`));
  const [, steps] = /Let (_\w+_) be/.exec(clause[at]);
  const [, product] = /Let (_\w+_) be/.exec(clause[at + 2]);
  return { at, steps, product, indent: indentOf(clause[at]) };
};

/** In the clause that makes function objects of those of another one, a closure; the other one goes. */
const asClosure = (source, creator, id, { parameter, captured, slots, isGone, names }) => {
  const lines = source.split('\n');
  const changed = within(lines, clauseAt(lines, creator), (clause) => {
    const { at, steps, product, indent } = creationIn(clause, id);
    const step = (text) => `${' '.repeat(indent)}1. ${text}`;
    const body = stepsOf(lines, id, indent + 2, isGone).map((line) =>
      names.reduce((text, [name, other]) => text.replaceAll(name, other), line),
    );
    const isFilled = (line) =>
      new RegExp(`Set ${product}\\.\\[\\[(?!${slots.join('|') || '$'}\\]\\])`).test(line);
    const list = slots.length > 0 ? `« ${slots.map((slot) => `[[${slot}]]`).join(', ')} »` : '« »';
    return [
      ...clause.slice(0, at),
      step(
        `Let ${steps} be a new Abstract Closure with parameters (${parameter}) that captures ${captured} and performs the following steps when called:`,
      ),
      ...body,
      step(`Let ${product} be CreateBuiltinFunction(${steps}, 1, *""*, ${list}).`),
      ...clause.slice(at + 3).filter((line) => !isFilled(line)),
    ];
  });
  return within(changed, clauseAt(changed, id), () => []).join('\n');
};

/** [creator, function, the List that it fills] */
const ELEMENTS = [
  ['sec-performpromiseall', 'sec-promise.all-resolve-element-functions', '_values_'],
  ['sec-performpromiseallsettled', 'sec-promise.allsettled-resolve-element-functions', '_values_'],
  ['sec-performpromiseallsettled', 'sec-promise.allsettled-reject-element-functions', '_values_'],
  ['sec-performpromiseany', 'sec-promise.any-reject-element-functions', '_errors_'],
];

/** @type {KeptMeaning} */
export const elementClosures = (source) =>
  ELEMENTS.reduce(
    (text, [creator, id, list]) =>
      asClosure(text, creator, id, {
        parameter: '_x_',
        captured: `${list}, _resultCapability_, and _remainingElementsCount_`,
        slots: ['AlreadyCalled', 'Index'],
        isGone: /_F_\.\[\[(?:Values|Errors|Capability|RemainingElements)\]\]/,
        names: [
          ['_promiseCapability_', '_resultCapability_'],
          ['_index_', '_thisIndex_'],
          ['_alreadyCalled_', '_wasCalled_'],
        ],
      }),
    // what one function of an element sets comes before both are made
    source.replace(
      /( *1\. Let _stepsFulfilled_[^]*?)( *1\. Let _alreadyCalled_ be the Record .*\n)/,
      '$2$1',
    ),
  );

/** The index is read where it is needed, behind the steps that make what is stored there. @type {KeptMeaning} */
export const indexReadLast = (source) =>
  source.replace(
    /( *1\. Let _thisIndex_ be .*\n)((?: *1\. .*\n)*?)(?= *1\. Set _\w+_\[_thisIndex_\])/g,
    '$2$1',
  );

/** Closures capture the same in another order. @type {KeptMeaning} */
export const capturedOtherwise = (source) =>
  source.replaceAll(/captures (_\w+_), (_\w+_), and (_\w+_)/g, 'captures $3, $1, and $2');

const INDEX = /^ *1\. Set _index_ to _index_ \+ 1\.\n/m;

/** The loops count before they attach, not behind it. @type {KeptMeaning} */
export const countedFirst = (source) =>
  ELEMENTS.reduce((text, [creator]) => {
    const lines = text.split('\n');
    return within(lines, clauseAt(lines, creator), (clause) => {
      const [line] = INDEX.exec(clause.join('\n'));
      const rest = clause.join('\n').replace(INDEX, '');
      return rest.replace(/^ *1\. Perform \? Invoke/m, (invoke) => line + invoke).split('\n');
    }).join('\n');
  }, source);

/** A cell that holds the promise until it is taken, in place of the promise and a flag. @type {KeptMeaning} */
export const resolverClosures = (source) => {
  const creator = 'sec-createresolvingfunctions';
  const empty = source
    .replace(
      'Let _alreadyResolved_ be the Record { [[Value]]: *false* }',
      'Let _left_ be the Record { [[Value]]: _promise_ }',
    )
    .replaceAll(
      /^( *1\. )If _alreadyResolved_\.\[\[Value\]\] is \*true\*,/gm,
      '$1If _left_.[[Value]] is ~empty~,',
    )
    .replaceAll(
      /^( *1\. )Set _alreadyResolved_\.\[\[Value\]\] to \*true\*\./gm,
      '$1Let _promise_ be _left_.[[Value]].\n$1Set _left_.[[Value]] to ~empty~.',
    );
  const closed = [
    ['resolve', '_resolution_'],
    ['reject', '_reason_'],
  ].reduce(
    (text, [name, parameter]) =>
      asClosure(text, creator, `sec-promise-${name}-functions`, {
        parameter,
        captured: '_left_',
        slots: [],
        isGone: /_F_/,
        names: [],
      }),
    empty,
  );
  return closed
    .replace('CreateResolvingFunctions ( _promise_ )', 'CreateResolvingFunctions ( _held_ )')
    .replace('[[Value]]: _promise_ }', '[[Value]]: _held_ }');
};
