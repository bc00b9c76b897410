import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { noteOf } from '../ir/comments.js';
import { nodes } from '../ir/estree.js';

/**
 * The legend at the top of a library: how its comments read, what cannot be seen from the code.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const COMMENTS =
  'A comment "3.c. …" is a step of the clause that the heading names; one that begins with the number of a clause is a step of that clause. Where a step has no code, "[in F]" names the function that has it, "[by P]" the pass or the rule of the normal form that made it superfluous: said of a step, it holds for those in it too. ReturnIfAbrupt has none where an exception leaves by itself. A heading that names a pass is of support, or of rewritten steps, and "By P." stands above code that a pass put among them. Capitalised functions are operations of the standard, or stand for some of its steps; others are support, and names that begin with $ are the host\'s.';

const isDetached = ({ type, expressions }) =>
  type === 'SequenceExpression' &&
  expressions.length === 2 &&
  expressions[0].value === 0 &&
  expressions[1].type === 'MemberExpression';

const usesBrand = ({ type, operator, left }) =>
  type === 'BinaryExpression' && operator === 'in' && left.name === `#${SUBJECT.brand}`;

/** `(0, x => …)` */
const isAnonymous = ({ type, expressions }) =>
  type === 'SequenceExpression' &&
  expressions.length === 2 &&
  expressions[0].value === 0 &&
  /Function/.test(expressions[1].type);

/**
 * Idioms that ask for an explanation, where the code has them.
 * @type {[(node: Node) => boolean, string][]}
 */
const IDIOMS = [
  [isDetached, '(0, record.f)(x) calls f without a receiver.'],
  [isAnonymous, '(0, x => …) is a function without a name: a variable would give it its own.'],
  [
    usesBrand,
    `#${SUBJECT.brand} in x asks whether x is a promise of this library, and runs nothing of x.`,
  ],
];

/** Further lines of an entry are indented. */
const wrapped = (text) =>
  noteOf(text).map(({ value }, at) => (at === 0 ? value.trim() : ` ${value}`));

const block = (lines) => `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n `;

/**
 * @param {import('../ir/estree.js').Comment} head the comment at the top, as the generator has it
 * @param {Node} program
 * @param {import('../5-optimise/optimise.js').PassReport[]} report
 * @param {string[]} absent clauses of which no step has code, each with the reasons
 * @returns {import('../ir/estree.js').Comment}
 */
export const legendOf = (head, program, report, absent) => {
  const all = nodes(program);
  const idioms = IDIOMS.filter(([test]) => all.some(test)).map(([, text]) => text);
  const names = new Set(all.map(({ name, value }) => String(name ?? value).replace(/^[#_]/, '')));
  const legend = report.flatMap((done) => done.legend).filter(({ about }) => names.has(about));
  const without = absent.length > 0 ? [`No function is left of ${absent.join(', ')}.`] : [];
  const entries = [...idioms, ...legend.map(({ text }) => text), ...without];
  const lines = [
    ...head.lines,
    '',
    ...noteOf(COMMENTS).map(({ value }) => value.trim()),
    ...(entries.length > 0 ? [''] : []),
    ...entries.flatMap((text) => wrapped(`- ${text}`)),
  ];
  return { type: 'Block', value: block(lines) };
};
