import { byId, element } from './dom.js';
import { model, stagesOf } from './model.js';
import { stageName, stages, state, subscribe, update } from './state.js';

/** The bar: which library, how far its passes have run, and what it is held against. */

const option = (value, text, selected) => element('option', { value, selected, text });

const fill = (id, options) => byId(id).replaceChildren(...options);

const drawChoices = () => {
  fill(
    'preset',
    model.presets.map((name) => option(name, name, name === state.preset)),
  );
  fill(
    'target',
    model.targets.map((name) => option(name, name, name === state.target)),
  );
  fill('compare', [
    option('', 'nothing', state.compare === undefined),
    ...stages().map((_, at) => option(String(at), stageName(at), at === state.compare)),
  ]);
};

const drawSlider = () => {
  const slider = byId('stage');
  slider.max = String(stages().length - 1);
  slider.value = String(state.stage);
  const [at, last, name] = [state.stage, stages().length - 1, stageName(state.stage)];
  slider.setAttribute('aria-valuetext', `${at} of ${last}: ${name}`);
  byId('stage-name').textContent = `${at}/${last} ${name}`;
};

/** @param {number} index of a stage: what is read about follows it */
const toStage = (index) => {
  const stage = Math.min(Math.max(index, 0), stages().length - 1);
  const pass = state.pass && stages()[stage].pass;
  update({ stage, pass, line: undefined }, true);
};

/** @param {number} by 1: the next pass that changed something, -1: the one before */
export const walkStages = (by) => {
  let at = state.stage + by;
  while (at > 0 && at < stages().length - 1 && stages()[at].patch.length === 0) at += by;
  toStage(at);
};

/** Another library has other stages: the same pass is looked for in it. */
const changeLibrary = (change) => {
  const { pass } = stages()[state.stage];
  const isLast = state.stage === stages().length - 1;
  const next = { ...state, ...change };
  const others = stagesOf(next.preset, next.target);
  const at = others.findIndex((stage) => stage.pass === pass);
  const stage = isLast || at < 0 ? others.length - 1 : at;
  update({ ...change, stage, compare: undefined, line: undefined, pass: undefined });
};

/** Wires the bar. */
export const initBar = () => {
  byId('edition').append(
    model.edition,
    ...model.pages.map(({ edition, href }) => element('a', { href, text: edition })),
  );
  byId('stage').addEventListener('input', ({ target }) => toStage(Number(target.value)));
  byId('back').addEventListener('click', () => walkStages(-1));
  byId('on').addEventListener('click', () => walkStages(1));
  byId('compare').addEventListener('change', ({ target }) =>
    update({ compare: target.value === '' ? undefined : Number(target.value) }),
  );
  for (const id of ['preset', 'target']) {
    byId(id).addEventListener('change', ({ target }) => changeLibrary({ [id]: target.value }));
  }
  subscribe((changed) => {
    if (changed('preset', 'target', 'compare')) drawChoices();
    if (changed('preset', 'target', 'stage')) {
      drawSlider();
      byId('said').textContent = stageName(state.stage);
    }
  });
};
