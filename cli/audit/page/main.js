import { initCode, toHunk } from './code.js';
import { fillLegend } from './dispositions.js';
import { hash, open } from './links.js';
import { byId, model } from './model.js';
import { initPipeline, walk } from './pipeline.js';
import { initSearch } from './search.js';
import { state, stages, subscribe, update } from './state.js';
import { initSteps } from './steps.js';
import { initSummary } from './summary.js';

/** The page of the audit: parts that draw what the state says, and keys that change it. */

initPipeline();
initSteps();
initCode();
initSearch();
initSummary();
fillLegend(byId('legend'));

byId('legend-button').addEventListener('click', ({ currentTarget }) => {
  byId('legend').hidden = !byId('legend').hidden;
  currentTarget.setAttribute('aria-expanded', String(!byId('legend').hidden));
});

const KEYS = {
  ArrowRight: () => walk(1),
  ArrowLeft: () => walk(-1),
  n: () => toHunk(1),
  p: () => toHunk(-1),
  '/': () => byId('search').focus(),
  Escape: () => update({ step: undefined, line: undefined }),
};

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(key in KEYS)) return;
  if (target instanceof Element && target.matches('input, select, textarea')) return;
  event.preventDefault();
  KEYS[key]();
});

// the first drawing: all of the state is news
const first = { ...state, stage: model.libraries[`${state.preset}.${state.target}`].length - 1 };
for (const key of Object.keys(state)) state[key] = undefined;
update(first);
if (location.hash) open(location.hash);
let shown = location.hash;
subscribe(() => {
  shown = hash();
  history.replaceState(undefined, '', shown);
  document.title = `${decodeURIComponent(shown.slice(1)) || stages()[state.stage].pass || 'faithful'} · fledgling: the audit`;
});
addEventListener('hashchange', () => {
  if (location.hash !== shown) open(location.hash);
});
