import { clausesFor, model, stagesOf } from './model.js';

/**
 * What is looked at. Parts of the page subscribe, and draw themselves anew when it changes.
 *
 * @typedef {object} State
 * @property {string} preset
 * @property {string} target
 * @property {number} stage how many passes have run
 * @property {number|undefined} compare the stage that this one is held against
 * @property {string|undefined} clause its id; none for the overview
 * @property {string|undefined} step its key
 * @property {number|undefined} line of the stage, 1-based
 * @property {string|undefined} pass that is read about
 * @property {string|undefined} filter name of one of the filters
 */

/** @type {State} */
export const state = {
  preset: model.presets[0],
  target: model.targets[0],
  stage: 0,
  compare: undefined,
  clause: undefined,
  step: undefined,
  line: undefined,
  pass: undefined,
  filter: undefined,
};
state.stage = stagesOf(state.preset, state.target).length - 1;

const subscribers = [];

/** @typedef {(changed: (...names: string[]) => boolean, isMove: boolean) => void} Draw is told what changed */

/** @param {Draw} draw */
export const subscribe = (draw) => void subscribers.push(draw);

/**
 * @param {Partial<State>} change
 * @param {boolean} [isMove] many of them follow each other, and nobody wants to go back through each
 */
export const update = (change, isMove = false) => {
  const names = Object.keys(change).filter((key) => state[key] !== change[key]);
  Object.assign(state, change);
  const changed = (...fields) => fields.some((name) => names.includes(name));
  for (const draw of subscribers) draw(changed, isMove);
};

/** Draws everything once. */
export const drawAll = () => subscribers.forEach((draw) => draw(() => true, false));

/** @returns {import('./model.js').FullStage[]} of the library that is looked at */
export const stages = () => stagesOf(state.preset, state.target);

/** @returns {import('./model.js').FullStage} */
export const currentStage = () => stages()[state.stage];

/** @returns {import('../document.js').Clause[]} */
export const clauses = () => clausesFor(state.preset);

/** @returns {import('../document.js').Clause|undefined} */
export const currentClause = () => clauses().find(({ id }) => id === state.clause);

/** @param {number} index @returns {string} */
export const stageName = (index) => stages()[index].pass ?? 'faithful';

/** @returns {string} `fast.es2022`, or of its first stage `faithful.es2022` */
export const libraryName = (stage = state.stage) =>
  `${stage === 0 ? 'faithful' : state.preset}.${state.target}`;

/** What a stage is compared with by itself: the one before a pass that is read about. */
export const base = () =>
  state.compare ?? (state.pass && state.stage > 0 ? state.stage - 1 : undefined);
