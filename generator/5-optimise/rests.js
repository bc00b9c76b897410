import { accessesOf } from '../facts/accesses.js';
import { mentions } from '../facts/bindings.js';
import { ELEMENTS } from '../facts/effects.js';
import { isStepKey, parseOrigin } from '../ir/origin.js';
import { same } from '../ir/pattern.js';
import { unmarked } from './names.js';

/**
 * What a pass rests on: functions that have to be those of the reference, and that nobody else may
 * go around. A function that is not the reference's must not touch their slots, make or change their
 * Records, or call those of them that the reference's other functions do not call.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./recognise.js').Recognition} Recognition
 * @typedef {{where: string, why: string}} Refusal
 */

/** A property of the constructor that is no function. */
const DEFINITION = /\.prototype$/;

/** A Record that holds one value is used for anything. */
const COMMON = 'value';

const stepText = (node) => {
  const key = node?.origin?.find(isStepKey);
  return key ? `step ${parseOrigin(key).path}` : '';
};

/** @param {Recognition} recognition */
const accessTable = ({ functions, reference }, target) => {
  const all = (map) => new Map([...map].map(([key, { code }]) => [key, accessesOf(code, target)]));
  return { own: all(functions), reference: all(reference) };
};

/** What functions of the reference have together. */
const union = (accesses, keys, kind) =>
  new Set(keys.flatMap((key) => [...(accesses.get(key)?.[kind].keys() ?? [])]));

/**
 * @param {Recognition} recognition
 * @param {ReturnType<typeof accessTable>} accesses
 * @returns {(by: string, rests: string[], held: {slots: Set<string>, shapes: Set<string>, fields: Set<string>}) => Refusal|undefined} why a function goes
 *   around those that a pass rests on
 */
const intrusions = ({ functions, reference }, accesses) => {
  const named = mentions(functions);
  const namedInReference = mentions(reference);

  /** Functions that the rest of the reference calls may be called by anybody. */
  const isPublic = (key, rests) =>
    [...(namedInReference.get(key) ?? [])].some((by) => !rests.includes(by));

  return (by, rests, held) => {
    const { slots, shapes, writes } = accesses.own.get(by);
    const refuse = (node, what) => ({
      where: unmarked(by),
      why: `${stepText(node)} ${what}`.trim(),
    });
    for (const [slot, node] of slots)
      if (held.slots.has(slot)) return refuse(node, `uses [[${slot.replace(/^[#_]/, '')}]]`);
    for (const [shape, node] of shapes)
      if (held.shapes.has(shape)) return refuse(node, `makes a Record of ${shape}`);
    for (const [field, node] of writes)
      if (held.fields.has(field)) return refuse(node, `sets [[${field}]]`);
    const called = rests.find((key) => named.get(key)?.has(by) && !isPublic(key, rests));
    return called && { where: unmarked(by), why: `it names ${called}` };
  };
};

/**
 * @param {Recognition} recognition
 * @param {import('../targets/index.js').Target} target
 * @returns {(rests: string[]) => Refusal|undefined} why a pass that rests on functions, or on definitions of properties, may not run
 */
export const restsOn = (recognition, target) => {
  const { differing, functions, reference, definitions, referenceDefinitions } = recognition;
  const accesses = accessTable(recognition, target);
  const intrudes = intrusions(recognition, accesses);

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
    const [own, other] = [definitions.get(key), referenceDefinitions.get(key)];
    return !own === !other && (!own || same(own, other) || functions.has(key))
      ? undefined
      : { where: key, why: 'the document defines it otherwise' };
  };

  return (rests) => {
    for (const key of rests) {
      const refusal = differs(key);
      if (refusal) return refusal;
    }
    const shapes = union(accesses.reference, rests, 'shapes');
    const fields = new Set([...shapes].flatMap((shape) => shape.split(' ')));
    for (const common of [COMMON, ELEMENTS]) {
      shapes.delete(common);
      fields.delete(common);
    }
    const held = { slots: union(accesses.reference, rests, 'slots'), shapes, fields };
    for (const by of differing.keys()) {
      const refusal = functions.has(by) && intrudes(by, rests, held);
      if (refusal) return refusal;
    }
    return undefined;
  };
};
