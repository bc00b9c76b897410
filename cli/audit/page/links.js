import { clausesFor, model } from './model.js';
import { libraryName, isFile, shownStages, stages, state, update } from './state.js';

/**
 * Links: `#25.4.4.5:3.a` a step, `#25.4.4.5` a clause, `#then0` a pass, `#fast.es2022.cjs:123` a
 * line of a library. Whoever opens one sees what its sender saw.
 */

/** @param {import('../document.js').Clause} clause @param {string} path @returns {string} */
export const hashOfStep = ({ number }, path) => `#${number}:${path}`;

/** @param {number} line @param {number} [stage] @returns {string} */
export const hashOfLine = (line, stage = state.stage) =>
  isFile(stage)
    ? `#${libraryName(stage)}.cjs:${line}`
    : `#${state.preset}.${state.target}@${stages()[stage].pass ?? 'start'}:${line}`;

const clauseNamed = (name) =>
  clausesFor(state.preset).find((one) => [one.number, one.id, one.name].includes(name));

const openStep = (name, path) => {
  const clause = clauseNamed(name);
  const step = clause?.steps.find((one) => one.path === path);
  if (step) update({ step: step.key, line: undefined });
  else if (clause) {
    update({ step: undefined });
    document.querySelector(`[data-clause="${clause.id}"]`)?.scrollIntoView();
  }
  return Boolean(clause);
};

const openLine = (preset, target, pass, line) => {
  const faithful = preset === 'faithful';
  if (!faithful && !(`${preset}.${target}` in model.libraries)) return false;
  update({ preset: faithful ? model.presets[0] : preset, target });
  const last = stages().length - 1;
  const at = stages().findIndex((stage) => stage.pass === pass);
  const stage = { true: 0, false: pass && at >= 0 ? at : last }[
    String(faithful || pass === 'start')
  ];
  update({ stage, line: Number(line), step: undefined });
  return true;
};

/** A pass is shown where it first does something. */
const openPass = (name) => {
  const at = stages().findIndex(({ pass }) => pass === name);
  if (at >= 0) {
    update({ stage: at, ...(shownStages().includes(at) ? {} : { changedOnly: false }) });
    return true;
  }
  const other = model.presets.find((preset) =>
    model.libraries[`${preset}.${state.target}`].some(({ pass }) => pass === name),
  );
  if (!other) return false;
  update({ preset: other });
  return openPass(name);
};

/** @param {string} hash @returns {boolean} whether it led anywhere */
export const open = (hash) => {
  const text = decodeURIComponent(hash.replace(/^#/, ''));
  const line = /^(\w+)\.(es\d+)(?:\.cjs)?(?:@([\w-]+))?:(\d+)$/.exec(text);
  if (line) return openLine(...line.slice(1));
  const [, name, path] = /^(.*?)(?::([\w.]+))?$/.exec(text);
  return openStep(name, path) || openPass(name);
};

/** @returns {string} the link to what is looked at */
export const hash = () => {
  if (state.line) return hashOfLine(state.line);
  if (state.step) {
    const [id, path] = state.step.split(/:(?=[^:]*$)/);
    return hashOfStep(
      clausesFor(state.preset).find((one) => one.id === id),
      path,
    );
  }
  return `#${stages()[state.stage].pass ?? ''}`;
};
