import { accessesOf } from '../facts/accesses.js';
import { mentions } from '../facts/bindings.js';
import {
  binary,
  block,
  identifier,
  ifs,
  literal,
  member,
  nodes,
  returns,
  undefinedValue,
} from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { slotNameIn } from '../ir/query.js';
import { handedOn } from './foreign.js';

/**
 * A document whose further functions settle promises, or hand out what does, may settle one twice,
 * which breaks an assertion of the reference. What its steps do then is done, too: the promise gets
 * its second state, and there is no List of reactions to go through. So it stands in front of the
 * steps for a promise that is pending, and passes know that these run for no other.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {Map<string, import('../facts/functions.js').DocumentFunction>} Functions
 */

const SETTLES = ['FulfillPromise', 'RejectPromise'];

/** Who calls these as well may settle a promise twice. */
export const ONCE = new Set(['CreateResolvingFunctions', ...SETTLES]);

/** A variable, or the one whose field or slot an expression is. @param {any} node */
const holderOf = ({ type, name, object }) => (type === 'MemberExpression' ? object.name : name);

/**
 * Functions that hand a promise which they are given on to one of these, or to another such function,
 * in a job as well: who calls them may settle a promise twice, too. So does a resolving function,
 * whose slot has the promise: who makes one of his own for a promise that has a pair.
 * @param {Functions} reference
 * @returns {Set<string>} their names
 */
export const settlersIn = (reference) => {
  const places = new Map([...ONCE].map((key) => [key, new Set([0])]));
  const settledBy = (/** @type {any} */ { params, body }) => {
    const all = nodes(body);
    const settled = all
      .filter(({ type }) => type === 'CallExpression')
      .map(handedOn)
      .flatMap(({ name, args }) => args.filter((_, at) => places.get(name)?.has(at)));
    const names = new Set(settled.map(holderOf));
    for (const { type, id, init } of all)
      if (type === 'VariableDeclarator' && init && names.has(id.name)) names.add(holderOf(init));
    return params.flatMap(({ name }, at) => (names.has(name) ? [at] : []));
  };
  const count = () => [...places.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (const [key, { code }] of reference) {
      const settled = ONCE.has(key) ? [] : settledBy(code);
      if (settled.length > 0) places.set(key, new Set(settled));
    }
  }
  return new Set([...places.keys()].filter((key) => !ONCE.has(key)));
};

const TRIGGERS = 'TriggerPromiseReactions';
const LISTS = ['PromiseFulfillReactions', 'PromiseRejectReactions'];

/** What tells whether a promise is pending: with a state of the document's own it may have its Lists still. */
const KEEPS = ['PromiseState', ...LISTS];

/** What a promise that has settled does not have any more, and nobody waits for. */
const isOfReactions = (statement, target) =>
  nodes(statement).some(
    ({ type, property, callee }) =>
      (type === 'MemberExpression' &&
        LISTS.some((slot) => property.name === slotNameIn(target, slot))) ||
      callee?.name === TRIGGERS,
  );

/** @param {any} code */
const guard = ({ params, body }, target) => {
  const [promise] = params;
  const state = member(identifier(promise.name), slotNameIn(target, 'PromiseState'));
  const isSettled = binary('===', binary('===', state, literal('pending')), literal(false));
  const left = body.body.filter((statement) => !isOfReactions(statement, target));
  const fails = returns(member(undefinedValue(), 'length'));
  const statement = ifs(isSettled, block([...copy(left, false), fails]));
  const { origin } = body.body.at(-1);
  for (const node of nodes(statement)) node.origin ??= origin;
  body.body.unshift(statement);
};

/**
 * @param {Functions} functions of a document, those of the reference in its form
 * @param {Map<string, Node|undefined>} differing
 * @param {Record<'further'|'foreign', Map<string, Node>>} beside steps of these beside the reference's
 * @param {import('../targets/index.js').Target} target
 * @returns {boolean} whether a promise may be settled twice, and that is looked after
 */
export const settleAgain = (functions, differing, { further, foreign }, target) => {
  const named = mentions(functions);
  const isNamed = (key) => [...(named.get(key) ?? [])].some((by) => differing.has(by));
  if (![...ONCE].some(isNamed) && ![...settlersIn(functions)].some(isNamed)) return false;
  const isKnown = (key) => functions.has(key) && !differing.has(key);
  if (![...ONCE, TRIGGERS].every(isKnown) || further.has(TRIGGERS)) return false;
  if (SETTLES.some((key) => foreign.has(key))) return false;
  const kept = KEEPS.map((slot) => slotNameIn(target, slot));
  const opens = ({ code }) => kept.some((slot) => accessesOf(code, target).stores.has(slot));
  if ([...differing.keys()].some((key) => functions.has(key) && opens(functions.get(key))))
    return false;
  for (const key of SETTLES) guard(functions.get(key).code, target);
  return true;
};
