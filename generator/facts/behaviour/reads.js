import { lastsFrom } from './settled.js';
import { LIST } from './state.js';
import { isAbrupt, valueOfAbrupt } from './values.js';

/**
 * @param {import('./execution.js').Execution} run
 * @param {import('./state.js').State} state
 * @param {string} object
 * @param {{place: string, key: string}} at
 * @returns {string} what it holds there
 */
export const read = (run, state, object, { place, key }) => {
  if (key === 'value' && isAbrupt(object)) return valueOfAbrupt(object);
  const { kind, fields } = state.made.get(object) ?? {};
  if (kind === LIST && key === 'length' && state.isHidden(object)) return String(fields.size);
  const value = state.read(object, place, key, lastsFrom(run, state, object, place));
  if (value.startsWith(`${object}.${key}#`)) {
    const values = run.facts.valuesOf(place, run.key, object, run.places.get(object));
    run.places.set(value, place);
    if (values?.every((other) => other === 'true' || other === 'false')) run.booleans.add(value);
    else if (values) run.values.set(value, values);
  }
  return value;
};
