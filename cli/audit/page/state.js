import { model, stagesOf } from './model.js';

/**
 * What is looked at. Parts of the page subscribe, and draw themselves anew when it changes.
 *
 * @typedef {object} State
 * @property {string} preset
 * @property {string} target
 * @property {number} stage how many passes have run
 * @property {number|undefined} compare a stage beside it
 * @property {string|undefined} step its key
 * @property {number|undefined} line 1-based
 * @property {boolean} changedOnly hides passes that changed nothing
 * @property {boolean} showChanges
 */

/** @type {State} */
export const state = {
  preset: model.presets[0],
  target: model.targets[0],
  stage: 0,
  compare: undefined,
  step: undefined,
  line: undefined,
  changedOnly: true,
  showChanges: true,
};

const subscribers = [];

/** @param {(changed: Set<string>) => void} draw is given the names of what changed */
export const subscribe = (draw) => void subscribers.push(draw);

/** @param {Partial<State>} change */
export const update = (change) => {
  const changed = new Set(Object.keys(change).filter((key) => state[key] !== change[key]));
  Object.assign(state, change);
  for (const draw of subscribers) draw(changed);
};

/** @returns {ReturnType<typeof stagesOf>} of the library that is looked at */
export const stages = () => stagesOf(state.preset, state.target);

/** @returns {ReturnType<typeof stagesOf>[number]} */
export const currentStage = () => stages()[state.stage];

/** @returns {number[]} the stages that the slider stops at */
export const shownStages = () =>
  stages()
    .map((_, index) => index)
    .filter((index) => index === 0 || !state.changedOnly || stages()[index].patch.length > 0);

/** @returns {string} `fast.es2022`, or of its first stage `faithful.es2022` */
export const libraryName = (stage = state.stage) =>
  `${stage === 0 ? 'faithful' : state.preset}.${state.target}`;

/** @returns {boolean} whether the library stands in output/ as it is shown */
export const isFile = (stage = state.stage) =>
  (stage === 0 && state.preset !== 'deferred') || stage === stages().length - 1;
