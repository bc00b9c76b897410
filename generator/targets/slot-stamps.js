import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';

/**
 * Where objects of a document have different slots: each group of slots that stand in the same Lists has a
 * class of its own, and the List that an object is made with says which of them it gets.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** The name of the class of a group: the first one is that of promises. @param {number} at */
export const className = (at) => `InternalSlots${at === 0 ? '' : at + 1}`;

const STAMPS = 'Stamps the internal slots of a List on an object: those of no other one.';

const names = () => b.identifier('names');

/** `HasSlotName(names, "…")` */
const has = (name) => b.call('HasSlotName', [names(), b.literal(name)]);

const isGiven = ({ names: [name], ofPromises }) =>
  ofPromises && name !== SUBJECT.brand ? b.logical('||', has(SUBJECT.brand), has(name)) : has(name);

/** `function HasSlotName(names, name) { … }` */
const hasSlotName = () => {
  const index = b.identifier('index');
  const element = b.member(names(), b.identifier('index'), true);
  return b.functionDeclaration(
    'HasSlotName',
    [names(), b.identifier('name')],
    [
      b.forEach(index, b.member(names(), 'length'), [
        b.ifs(
          b.binary('===', element, b.identifier('name')),
          b.block([b.returns(b.literal(true))]),
        ),
      ]),
      b.returns(b.literal(false)),
    ],
  );
};

const stampSlots = (groups) => ({
  leadingComments: noteOf(STAMPS),
  ...b.functionDeclaration(
    'StampInternalSlots',
    [b.identifier('object'), names()],
    [
      ...groups.map((group, at) =>
        b.ifs(
          isGiven(group),
          b.block([b.statement(b.construct(className(at), [b.identifier('object')]))]),
        ),
      ),
      b.returns(b.identifier('object')),
    ],
  ),
});

/**
 * @param {import('../4-lower/slot-groups.js').SlotGroup[]} groups
 * @param {Node[]} body the library's code, whose last statement returns the constructor; primitives in it stamp objects
 * @returns {Node[]} the same, in which these ask the List that they are given
 */
export const stampByList = (groups, body) => {
  for (const { type, params, body: steps } of b.nodes(body)) {
    if (type !== 'FunctionDeclaration' || params.length < 2) continue;
    for (const node of b.nodes(steps))
      if (node.type === 'NewExpression' && node.callee.name === className(0))
        Object.assign(
          node,
          b.call('StampInternalSlots', [...node.arguments, b.identifier(params[1].name)]),
        );
  }
  return [...body.slice(0, -1), hasSlotName(), stampSlots(groups), body.at(-1)];
};
