import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { inspectPromise } from '../host/inspect.js';
import { lead, noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';
import { slotNameIn } from '../ir/query.js';
import { operationIn, resultSlot } from './roles.js';
import { sourceOf } from '../ir/source.js';

/** What hosts show of a promise: its state, and its value or reason. */

const PROMISE = 'IsPromise';
const RESULT = 'PromiseResult';
const NOTE = 'Host layer: a promise as its host shows it.';

/** One statement: a bundler for hosts that show no promises drops all of it. */
const definedAs = (prototype, code) => `() => {
  if ($inspection) {
    $defineProperty(${prototype}, $inspection.key, {
      __proto__: null, value: ${code}, writable: true, enumerable: false, configurable: true,
    });
  }
}`;

/** Who settles promises, by the state that a host knows. */
const SETTLES = { fulfilled: 'FulfillPromise', rejected: 'RejectPromise' };

/** What the document calls a state: what the operation sets that settles promises so. */
const stateOf = (state, { functions, enumerations }, target) => {
  const settles = operationIn(functions, SETTLES[state]);
  const right = b
    .nodes(settles?.body ?? [])
    .find(
      ({ type, left }) =>
        type === 'AssignmentExpression' &&
        left.property?.name === slotNameIn(target, SUBJECT.brand),
    )?.right;
  if (right?.type === 'Literal') return b.literal(right.value);
  if (/^enum/.test(right?.name)) return b.identifier(right.name);
  return enumerations.has(state) ? b.identifier(enumerations.get(state)) : undefined;
};

/** In the source a slot is a property with a dollar, and a state a string, as in the first editions. */
const lowered = (code, translation, target) => {
  const result = resultSlot(translation, target);
  const { spec, params } = operationIn(translation.functions, PROMISE);
  const counts = spec.parameters.some(({ isAsked }) => isAsked);
  const further = counts ? [] : params.slice(1).map(() => b.undefinedValue());
  for (const node of b.nodes(code)) {
    const state = node.type === 'BinaryExpression' && node.right.value;
    if (node.callee?.name === PROMISE) {
      node.callee.name = spec.name;
      node.arguments.push(...further);
    }
    if (state in SETTLES) node.right = stateOf(state, translation, target) ?? node.right;
    if (node.type !== 'MemberExpression' || !/^\$Promise/.test(node.property.name)) continue;
    const slot = node.property.name.slice(1);
    Object.assign(node, target.slot(node.object, slot === RESULT ? result : slot));
  }
  return code;
};

/**
 * @param {import('./translate.js').Translation} translation
 * @param {import('../targets/index.js').Target} target
 * @returns {import('../ir/estree.js').Node[]} behind the constructor
 */
export const showState = (translation, target) => {
  const { functions, builtIns, slots } = translation;
  const check = operationIn(functions, PROMISE);
  const isShown =
    slots.instance.has(SUBJECT.brand) && slots.instance.has(resultSlot(translation, target));
  if (!check || !isShown) return [];
  const text = definedAs(`${builtIns.name}.prototype`, inspectPromise);
  const [statement] = lowered(sourceOf(text, 'host'), translation, target).body.body;
  lead(statement, noteOf(NOTE));
  return [statement];
};
