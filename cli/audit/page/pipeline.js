import { byId, element, model, prose } from './model.js';
import { shownStages, stages, state, subscribe, update } from './state.js';

/** The slider through the passes, and what is said of the pass that it stands at. */

const nameOf = (index) => stages()[index].pass ?? 'faithful';

const changesOf = ({ patch }) => {
  const [plus, minus] = patch.reduce(
    ([a, b], [, gone, come]) => [a + come.length, b + gone],
    [0, 0],
  );
  return `+${plus} −${minus} lines`;
};

const SAID = [
  ['why', 'saves'],
  ['sound', 'nobody can tell'],
  ['unsound', 'gives up'],
];

const reportOf = ({ applied, declined, made }) => [
  applied.length > 0 ? `It applied to ${applied.join(', ')}.` : 'It applied to nothing.',
  ...(made.length > 0 ? [`It made ${made.join(', ')}.`] : []),
  ...declined.map(({ where, why }) => `It left ${where} alone: ${why}.`),
];

const start = () => [
  element('h2', { id: 'pass-name', text: 'faithful' }),
  element('p', {
    text: 'The steps as they stand, each with its sentence beside it. No pass has run.',
  }),
];

const passParts = (stage) => {
  const pass = model.passes[stage.pass];
  return [
    element('h2', { id: 'pass-name' }, [
      element('a', { href: `#${pass.name}`, text: pass.name }),
      element('small', { text: ` ${changesOf(stage)}` }),
    ]),
    element('p', { class: 'what' }, prose(`${pass.summary}.`)),
    element('dl', {}, [
      ...SAID.filter(([key]) => pass[key]).map(([key, label]) =>
        element('div', {}, [element('dt', { text: label }), element('dd', {}, prose(pass[key]))]),
      ),
      ...(pass.assumes ? [element('div', {}, [element('dt', { text: 'assumes' }), element('dd', { text: pass.assumes.join(', ') })])] : []), // prettier-ignore
      ...pass.guards.map(
        ({ name, summary }) =>
        element('div', {}, [element('dt', { text: 'guard' }), element('dd', { text: `${name}: ${summary}` })]), // prettier-ignore
      ),
      element('div', {}, [element('dt', { text: 'here' }), element('dd', { text: reportOf(stage.report).join(' ') })]), // prettier-ignore
    ]),
  ];
};

const drawSlider = () => {
  const shown = shownStages();
  const slider = byId('stage');
  slider.max = String(shown.length - 1);
  const at = Math.max(
    shown.findLastIndex((index) => index <= state.stage),
    0,
  );
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', `${at} of ${shown.length - 1}: ${nameOf(state.stage)}`);
  byId('ticks').replaceChildren(
    ...shown.map((index) => {
      const kind = index === state.stage ? 'tick now' : 'tick';
      return element('span', { class: kind, text: nameOf(index), title: nameOf(index), onclick: () => update({ stage: index }) }); // prettier-ignore
    }),
  );
  byId('back').disabled = at === 0;
  byId('on').disabled = at === shown.length - 1;
};

const option = (value, text, selected) => element('option', { value, selected, text });

const drawCompare = () =>
  byId('compare').replaceChildren(
    option('', 'nothing', state.compare === undefined),
    ...stages().map((_, index) => option(String(index), nameOf(index), state.compare === index)),
  );

const drawChoices = () => {
  for (const [id, names] of Object.entries({ preset: model.presets, target: model.targets })) {
    byId(id).replaceChildren(...names.map((name) => option(name, name, state[id] === name)));
  }
};

/** @param {number} by 1: the next pass, -1: the one before */
export const walk = (by) => {
  const shown = shownStages();
  const at = shown.findLastIndex((index) => index <= state.stage) + by;
  if (at >= 0 && at < shown.length) update({ stage: shown[at] });
};

/** Another library has other stages: the same pass is looked for in it. */
const changeLibrary = (change) => {
  const { pass } = stages()[state.stage];
  const last = state.stage === stages().length - 1;
  const next = { ...state, ...change };
  const other = model.libraries[`${next.preset}.${next.target}`];
  const at = other.findIndex((stage) => stage.pass === pass);
  update({
    ...change,
    stage: last || at < 0 ? other.length - 1 : at,
    compare: undefined,
    line: undefined,
  });
};

/** Wires the slider and the choices. */
export const initPipeline = () => {
  byId('stage').addEventListener('input', ({ target }) =>
    update({ stage: shownStages()[target.value] }),
  );
  byId('back').addEventListener('click', () => walk(-1));
  byId('on').addEventListener('click', () => walk(1));
  byId('changed-only').addEventListener('change', ({ target }) =>
    update({ changedOnly: target.checked }),
  );
  byId('show-changes').addEventListener('change', ({ target }) =>
    update({ showChanges: target.checked }),
  );
  byId('compare').addEventListener('change', ({ target }) =>
    update({ compare: target.value === '' ? undefined : Number(target.value) }),
  );
  for (const id of ['preset', 'target']) {
    byId(id).addEventListener('change', ({ target }) => changeLibrary({ [id]: target.value }));
  }
  subscribe((changed) => {
    drawSlider();
    drawChoices();
    drawCompare();
    byId('changed-only').checked = state.changedOnly;
    if (!['preset', 'target', 'stage'].some((one) => changed.has(one))) return;
    const stage = stages()[state.stage];
    byId('pass').replaceChildren(...(stage.pass ? passParts(stage) : start()));
    byId('said').textContent = stage.pass ? `${stage.pass}: ${model.passes[stage.pass].summary}` : 'faithful'; // prettier-ignore
  });
};
