import { lazy, remembered } from '../../spec/remembered.js';
import { accessesOf } from '../facts/accesses.js';
import { attachmentsIn, partsOf, pendingIn } from '../facts/attachments.js';
import { mentions, unmarked } from '../facts/bindings.js';
import { INTRINSIC, isCapability } from '../facts/capabilities.js';
import { effectsOf, ELEMENTS } from '../facts/effects.js';
import { reachedByUsers } from '../facts/functions.js';
import { promisesIn } from '../facts/promises.js';
import { isStepKey, parseOrigin } from '../ir/origin.js';
import { same } from '../ir/pattern.js';
import { slotNameIn } from '../ir/query.js';
import { nodes } from '../ir/walk.js';
import { ONCE, settlersIn } from './again.js';

/**
 * What a pass rests on: functions that have to be those of the reference, and that nobody else may
 * go around. A function that is not the reference's must not write their slots, make or change their
 * Records, or call those of them that the reference's other functions do not call. It may read a slot
 * that holds a value: no pass changes what a slot holds while somebody can look. A pass that stores
 * values in another way rewrites every place that reads them, or none. Lists and Records in slots are
 * for the functions that fill them.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./recognise.js').Recognition} Recognition
 * @typedef {{where: string, why: string}} Refusal
 * @typedef {Record<'slots'|'contents'|'internal'|'shapes'|'fields', Set<string>>} Held what functions have
 *   together: what is in a slot is nothing to those that set it of new objects alone, and ask for it nowhere
 */

/** A property of the constructor that is no function. */
const DEFINITION = /\.prototype$/;

/**
 * What passes keep for whoever calls it as the document says, with a promise, any handlers and a
 * capability that the library made.
 */
const KEPT = new Set(['PerformPromiseThen']);

/** A Record that holds one value is used for anything. */
const COMMON = 'value';

const stepText = (node) => {
  const key = node?.origin?.find(isStepKey);
  return key ? `step ${parseOrigin(key).path}` : '';
};

/** @param {Recognition} recognition */
const accessTable = ({ functions, reference }, target) => {
  const all = (map) => new Map([...map].map(([key, { code }]) => [key, accessesOf(code, target)]));
  return { program: all(functions), reference: all(reference) };
};

/** Where a function gives what passes keep something that need not be a promise. */
const strangersIn = ({ functions }, holds) => {
  return remembered((key) => {
    const { code } = functions.get(key);
    return nodes(code).find(
      ({ type, callee, arguments: [first] = [] }) =>
        type === 'CallExpression' &&
        (KEPT.has(callee.name) || ONCE.has(callee.name)) &&
        !holds()(code, first),
    );
  }, new Map());
};

/** Flags that anybody sets who calls what passes keep: `_promise_.[[PromiseIsHandled]] = true`. */
const flagsOf = (functions) =>
  new Set([...KEPT].flatMap((key) => flagStores(functions.get(key)?.code ?? []).map(flagText)));

const flagStores = (tree) =>
  nodes(tree).filter(
    ({ type, left, right }) =>
      type === 'AssignmentExpression' &&
      left.type === 'MemberExpression' &&
      typeof right.value === 'boolean',
  );

/** @param {any} store */
const flagText = ({ left, right }) => `${left.property.name} ${right.value}`;

/**
 * Which slots a function does no more to than what they do, to promises alone.
 * @param {Recognition} recognition
 * @param {() => import('../facts/holders.js').Holds} holds
 */
const flagSetters = ({ functions, reference }, holds) => {
  const flags = lazy(() => flagsOf(reference));
  return remembered((by) => {
    const { code } = functions.get(by);
    const known = flagStores(code).filter(
      (node) => flags().has(flagText(node)) && holds()(code, node.left.object),
    );
    const stores = nodes(code).filter(({ type }) => type === 'AssignmentExpression');
    const others = stores.filter((node) => !known.includes(node));
    const slots = new Set(known.map(({ left }) => left.property.name));
    for (const { left } of others) slots.delete(left.property?.name);
    return slots;
  }, new Map());
};

/** Records that functions which are not the reference's make, as NewPromiseCapability might: before passes change them. */
const capabilitiesIn = ({ functions, reference }, { program }, holds) => {
  if (functions.has('IsCallable')) return new Set(); // it may say otherwise what is callable
  const records = [...functions.values()]
    .filter(({ key }) => !reference.has(key))
    .flatMap(({ key, code }) => program.get(key).records.map(({ node }) => ({ code, node })));
  return new Set(
    records.filter(({ code, node }) => isCapability(holds, code, node)).map(({ node }) => node),
  );
};

/**
 * Reactions that functions which are not the reference's make, and hand on as `then` does.
 * @returns {(by: string) => (node: Node) => boolean} of a function, whether a node is part of that
 */
const attachedIn = ({ functions, reference }, target) => {
  const pending = lazy(() => pendingIn(reference.get('PerformPromiseThen')?.code, target));
  const isKnown = !functions.has('IsCallable'); // it may say otherwise what is callable
  return remembered(
    (by) =>
      partsOf(isKnown ? attachmentsIn(functions.get(by).code, target, pending()) : [], target),
    new Map(),
  );
};

/** Whether NewPromiseCapability(%Promise%) gives a promise, and nothing puts another one in its place. */
const givesPromises = ({ reference, differing }, { program }) =>
  INTRINSIC.every((key) => reference.has(key) && !differing.has(key)) &&
  [...differing.keys()].every((key) => !program.get(key)?.writes.has('Promise'));

/** What functions of the reference have together. */
const union = (accesses, keys, kind) =>
  new Set(keys.flatMap((key) => [...(accesses.get(key)?.[kind].keys() ?? [])]));

const meets = (some, others) => [...some].some((name) => others.has(name));

/** Functions that a function of the reference calls, with those that they call, and itself. */
const reach = (key, named, reached = new Set()) => {
  if (reached.has(key)) return reached;
  reached.add(key);
  for (const [callee, by] of named) if (by.has(key)) reach(callee, named, reached);
  return reached;
};

/**
 * Which functions of the reference anybody may call.
 * @param {Recognition} recognition
 * @param {ReturnType<typeof accessTable>} accesses
 * @returns {(key: string, pass: {rests: string[], once?: boolean}, held: Held) => boolean}
 */
const openFunctions = ({ reference, settlesAgain }, accesses) => {
  const named = mentions(reference);
  const effects = effectsOf(reference);
  const isProperty = reachedByUsers(reference.keys());

  const isCalledOutside = (key, rests) =>
    [...(named.get(key) ?? [])].some((by) => !rests.includes(by));

  /** It changes nothing that others hold, and hands out nothing that they would have to know. */
  const onlyAsks = (key, held) => {
    const { writes = new Set(), enqueues = true, asksHost = true } = effects.of(key) ?? {};
    const reached = [...reach(key, named)].flatMap((other) => [
      ...(accesses.reference.get(other)?.shapes.keys() ?? []),
      ...(accesses.reference.get(other)?.stores.keys() ?? []),
    ]);
    const changes = meets(writes, held.slots) || meets(writes, held.fields);
    const hands = meets(reached, held.shapes) || meets(reached, held.slots);
    return !enqueues && !asksHost && !changes && !hands;
  };

  return (key, { rests, once }, held) =>
    KEPT.has(key) ||
    isProperty(key) ||
    (ONCE.has(key) ? settlesAgain && !once : isCalledOutside(key, rests)) ||
    onlyAsks(key, held);
};

/**
 * @param {Recognition} recognition
 * @param {ReturnType<typeof accessTable>} accesses
 * @param {import('../targets/index.js').Target} target
 * @returns {(by: string, pass: {rests: string[], once?: boolean}, held: Held) => Refusal|undefined} why a function goes
 *   around those that a pass rests on
 */
const intrusions = (recognition, accesses, target) => {
  const named = mentions(recognition.functions);
  const isOpen = openFunctions(recognition, accesses);
  const codes = [...recognition.functions.values()].map(({ code }) => code);
  const isIntrinsic = lazy(() => givesPromises(recognition, accesses));
  const nameOf = (slot) => slotNameIn(target, slot);
  const holds = lazy(() => promisesIn(codes, nameOf, isIntrinsic));
  const strangerIn = strangersIn(recognition, holds);
  const flagsSetBy = flagSetters(recognition, holds);
  const settlers = lazy(() => [...settlersIn(recognition.reference)]);
  const capabilities = capabilitiesIn(recognition, accesses, holds);
  const attached = attachedIn(recognition, target);

  /** Whether a function calls another one, or one that hands it a promise. */
  const isNamedBy = (key, by) =>
    [key, ...(ONCE.has(key) ? settlers() : [])].some((name) => named.get(name)?.has(by));

  return (by, pass, held) => {
    const { rests } = pass;
    const { slots, stores, records, writes } = accesses.program.get(by);
    const refuse = (node, what) => ({
      where: unmarked(by),
      why: `${stepText(node)} ${what}`.trim(),
    });
    for (const [slot, uses] of slots) {
      const node = held.internal.has(slot) && uses.find((use) => !attached(by)(use));
      if (node) return refuse(node, `uses [[${slot.replace(/^[#_]/, '')}]]`);
    }
    const stored = ({ type }) => (type === 'Literal' ? held.slots : held.contents);
    for (const [slot, node] of stores)
      if (stored(node).has(slot) && !flagsSetBy(by).has(slot))
        return refuse(node, `writes [[${slot.replace(/^[#_]/, '')}]]`);
    const ours = ({ shape, receivers = [''] }) =>
      held.shapes.has(shape) && !receivers.every((name) => recognition.differing.has(name));
    const isKnown = (node) => capabilities.has(node) || attached(by)(node);
    const record = records.find((entry) => ours(entry) && !isKnown(entry.node));
    if (record) return refuse(record.node, `makes a Record of ${record.shape}`);
    for (const [field, node] of writes)
      if (held.fields.has(field)) return refuse(node, `sets [[${field}]]`);
    const stranger = strangerIn(by);
    if (stranger && rests.includes(stranger.callee.name))
      return refuse(stranger, `gives ${stranger.callee.name} what need not be a promise`);
    const called = rests.find((key) => isNamedBy(key, by) && !isOpen(key, pass, held));
    return called && { where: unmarked(by), why: `it names ${called}` };
  };
};

/**
 * @param {Recognition} recognition
 * @param {import('../targets/index.js').Target} target
 * @returns {(pass: {rests?: string[], exact?: string[], carries?: string[], once?: boolean}) => Refusal|undefined} why a pass that rests on functions, or
 *   on definitions of properties, may not run; the exact ones have no step beside those of the reference
 */
export const restsOn = (recognition, target) => {
  const { differing, further, foreign, functions, reference, definitions, referenceDefinitions } =
    recognition;
  const accesses = accessTable(recognition, target);
  const intrudes = intrusions(recognition, accesses, target);

  /** An edition that calls its operations otherwise is rested on as a whole. */
  const isStrange = (key) => !reference.has(key) && !DEFINITION.test(key);

  const differs = (key) => {
    if (isStrange(key) && differing.size > 0) {
      const [other] = differing.keys();
      return { where: unmarked(other), why: `it is not the known one, and ${key} is not there` };
    }
    if (differing.has(key)) {
      const step = stepText(differing.get(key));
      const what = functions.has(key) ? `${step || 'it'} is not the known one` : 'it is not there';
      return { where: key, why: what };
    }
    const [definition, other] = [definitions.get(key), referenceDefinitions.get(key)];
    return !definition === !other && (!definition || same(definition, other) || functions.has(key))
      ? undefined
      : { where: key, why: 'the document defines it otherwise' };
  };

  const hasMore = (steps, key) =>
    steps.has(key) && {
      where: key,
      why: `${stepText(steps.get(key))} is none of the known ones`,
    };

  return ({ rests = [], exact = [], carries = [], once }) => {
    for (const key of rests) {
      const refusal =
        differs(key) ??
        ((exact.includes(key) && hasMore(further, key)) ||
          (!carries.includes(key) && hasMore(foreign, key)));
      if (refusal) return refusal;
    }
    const shapes = union(accesses.reference, rests, 'shapes');
    const others = [...reference.keys()].filter((key) => !rests.includes(key));
    for (const common of union(accesses.reference, others, 'shapes')) shapes.delete(common);
    const fields = new Set([...shapes].flatMap((shape) => shape.split(' ')));
    for (const common of [COMMON, ELEMENTS]) {
      shapes.delete(common);
      fields.delete(common);
    }
    const [slots, contents, internal] = ['slots', 'uses', 'internal'].map((kind) =>
      union(accesses.reference, rests, kind),
    );
    for (const slot of internal) if (!contents.has(slot)) internal.delete(slot);
    const held = { slots, contents, internal, shapes, fields };
    for (const by of differing.keys()) {
      const refusal = functions.has(by) && intrudes(by, { rests, once }, held);
      if (refusal) return refusal;
    }
    return undefined;
  };
};
