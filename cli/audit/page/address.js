import { parseOrigin } from '../../../generator/ir/origin.js';
import { clauseIdOf, model, stagesOf } from './model.js';
import { FILTERS } from './filters.js';
import { clauses, stageName, stages, state, update } from './state.js';

/**
 * The address holds all that is looked at: `#25.4.4.5:3.c&stage=then0&target=es5`. Its first part is
 * a step, a clause, a pass or a line (`fast.es2022.cjs:123`); what is as at the start is left out.
 */

const fits = (text) => (clause) =>
  [clause.number, clause.id, clause.name].some((name) => name.toLowerCase() === text.toLowerCase());

/**
 * What somebody may write for a step: `25.4.4.5:3.c`, `25.4.4.5 step 3c`, `Promise.resolve 3.c`.
 * @param {string} text
 * @returns {{clause: import('../document.js').Clause, step?: import('../document.js').Step}|undefined}
 */
export const findStep = (text) => {
  const whole = clauses().find(fits(text.trim()));
  if (whole) return { clause: whole };
  const [, name, path] = /^(.+?)(?:\s*:\s*|\s+(?:steps?\s+)?)(\d[\w.]*)$/i.exec(text.trim()) ?? [];
  const clause = name && clauses().find(fits(name));
  if (!clause) return undefined;
  const plain = (path) => path.replaceAll('.', '').toLowerCase();
  const step = clause.steps.find((candidate) => plain(candidate.path) === plain(path));
  return step && { clause, step };
};

/** @param {string} key @returns {string} `25.4.4.5:3.c` */
export const nameOfStep = (key) => {
  const clause = clauses().find(({ id }) => id === clauseIdOf(key));
  return `${clause?.number ?? clauseIdOf(key)}:${parseOrigin(key).path}`;
};

const subject = () => {
  if (state.line) return `${state.preset}.${state.target}.cjs:${state.line}`;
  if (state.step) return nameOfStep(state.step);
  if (state.pass) return state.pass;
  return clauses().find(({ id }) => id === state.clause)?.number ?? '';
};

/** @returns {string} the hash of what is looked at */
export const hash = () => {
  const last = stages().length - 1;
  const rest = {
    preset: state.preset === model.presets[0] || state.line ? undefined : state.preset,
    target: state.target === model.targets[0] || state.line ? undefined : state.target,
    stage: state.stage === last || state.pass ? undefined : stageName(state.stage),
    compare: state.compare === undefined ? undefined : stageName(state.compare),
    filter: state.filter,
  };
  const pairs = Object.entries(rest).filter(([, value]) => value !== undefined);
  const text = [subject(), ...pairs.map((pair) => pair.join('='))].filter(
    (part, at) => at === 0 || part,
  );
  return text.join('&') === ''
    ? ''
    : `#${text.map(encodeURIComponent).join('&').replaceAll('%3A', ':').replaceAll('%3D', '=')}`;
};

const NOTHING = {
  clause: undefined,
  step: undefined,
  line: undefined,
  pass: undefined,
  compare: undefined,
  filter: undefined,
};

const stageNamed = (name, preset, target) =>
  name === 'faithful' ? 0 : stagesOf(preset, target).findIndex(({ pass }) => pass === name);

/** A pass is shown where it first does something. */
const passState = (name, preset, target) => {
  const presets = [preset, ...model.presets.filter((other) => other !== preset)];
  const having = presets.find((other) => stageNamed(name, other, target) > 0);
  return having && { preset: having, pass: name, stage: stageNamed(name, having, target) };
};

const lineState = (text) => {
  const [, preset, target, line] = /^(\w+)\.(es\d+)(?:\.cjs)?:(\d+)$/.exec(text) ?? [];
  if (!line) return undefined;
  const shown = preset === 'faithful' ? model.presets[0] : preset;
  if (!(`${shown}.${target}` in model.libraries)) return undefined;
  const stage = preset === 'faithful' ? 0 : stagesOf(shown, target).length - 1;
  if (Number(line) > stagesOf(shown, target)[stage].lines.length) return undefined;
  return { preset: shown, target, stage, line: Number(line) };
};

/** @returns {Partial<import('./state.js').State>|undefined} */
const subjectState = (text, preset, target) => {
  if (text === '') return {};
  const subject = findStep(text);
  if (subject) return { clause: subject.clause.id, step: subject.step?.key };
  return lineState(text) ?? passState(text, preset, target);
};

/** @param {string} text @returns {boolean} whether an address that begins so leads somewhere */
export const isSubject = (text) =>
  text !== '' && subjectState(text, state.preset, state.target) !== undefined;

/** What an address may say beside its subject, and whether that is there. */
const FITS = {
  preset: (name) => model.presets.includes(name),
  target: (name) => model.targets.includes(name),
  stage: (name, { preset, target }) => stageNamed(name, preset, target) >= 0,
  compare: (name, { preset, target }) => stageNamed(name, preset, target) >= 0,
  filter: (name) => name in FILTERS,
};

/** @returns {string|undefined} the first part that means nothing */
const strangeIn = (text, values, next, whole) => {
  if (!next) return text;
  return Object.keys(values).find((name) => !FITS[name]?.(values[name], whole));
};

/**
 * @param {string} address a hash
 * @returns {string|undefined} what is wrong with it
 */
export const open = (address) => {
  const [text = '', ...pairs] = decodeURIComponent(address.replace(/^#/, '')).split('&');
  const values = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  const preset = model.presets.includes(values.preset) ? values.preset : model.presets[0];
  const target = model.targets.includes(values.target) ? values.target : model.targets[0];
  state.preset = preset; // clauses are found in the documents of a preset
  const next = subjectState(text, preset, target);
  /** @type {any} */
  const whole = { ...NOTHING, preset, target, ...next };
  const named = values.stage ? stageNamed(values.stage, whole.preset, whole.target) : -1;
  const stage =
    named >= 0 ? named : (whole.stage ?? stagesOf(whole.preset, whole.target).length - 1);
  const compare = values.compare ? stageNamed(values.compare, whole.preset, whole.target) : -1;
  update({ ...whole, stage, compare: compare < 0 ? undefined : compare, filter: values.filter });
  const strange = strangeIn(text, values, next, whole);
  if (strange === undefined) return undefined;
  const part = next ? `${strange}=${values[strange]}` : strange;
  return `nothing here is called ${part}`;
};

/** How long (ms) the slider rests before the address follows it: that takes longer than to draw. */
const REST = 200;

/** Writes the address, and the title that a bookmark of it has. */
const put = (method, next) => {
  history[method](undefined, '', next || location.pathname);
  const name = decodeURIComponent(location.hash.slice(1).split('&')[0]);
  document.title = `${name ? `${name} · ` : ''}fledgling: the audit`;
};

/**
 * Keeps the address up to date; Back goes back.
 * @param {(problem: string|undefined) => void} say
 * @returns {(isMove: boolean) => void} to be called when what is looked at changed
 */
export const followAddress = (say) => {
  let shown = location.hash;
  let pending;
  const settle = () => {
    if (pending === undefined) return;
    clearTimeout(pending);
    pending = undefined;
    put('replaceState', shown);
  };
  const openShown = () => {
    clearTimeout(pending);
    pending = undefined;
    shown = location.hash;
    say(open(shown));
  };
  addEventListener('popstate', openShown);
  addEventListener('hashchange', () => location.hash !== shown && openShown());
  return (isMove) => {
    const next = hash();
    if (next === decodeURI(shown) || next === shown) return;
    if (!isMove) settle();
    clearTimeout(pending);
    shown = next;
    if (isMove) pending = setTimeout(settle, REST);
    else put('pushState', next);
  };
};
