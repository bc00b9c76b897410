import { followAddress, open } from './address.js';
import { initBar, walkStages } from './bar.js';
import { initClause, walkSteps } from './clause.js';
import { initCode } from './code.js';
import { initContents } from './contents.js';
import { byId, setText } from './dom.js';
import { FILTERS } from './filters.js';
import { keepFocus } from './focus.js';
import { initHistory } from './history.js';
import { initSearch } from './search.js';
import { drawAll, state, subscribe, update } from './state.js';
import { initVariables } from './variable.js';

/** The page of the audit: parts that draw what the state says, and keys that change it. */

byId('needs').remove();
initBar();
initContents();
initClause();
initCode();
initHistory();
initSearch();
initVariables();

const say = (problem) => {
  byId('problem').hidden = !problem;
  setText(byId('problem'), problem ?? '');
};

const NOTHING_CHOSEN = { clause: undefined, pass: undefined, step: undefined, line: undefined };

byId('home').addEventListener('click', () =>
  update({ ...NOTHING_CHOSEN, compare: undefined, filter: undefined }),
);
byId('share').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    byId('said').textContent = 'the link is in the clipboard';
  } catch {
    byId('said').textContent = 'the address bar has the link';
  }
});
byId('help-button').addEventListener('click', () => byId('help').showModal());
byId('help-close').addEventListener('click', () => byId('help').close());

/** A number of the first view, wherever one is; what it counts comes next in order. */
const showFilter = (filter) => {
  update({ ...NOTHING_CHOSEN, compare: undefined, filter });
  document.querySelector(`[data-filter="${filter}"]`)['focus']();
};

/** Single letters can be turned off: speech input types them by mistake (WCAG 2.1.4). */
const lettersAreOn = () => byId('letters').checked;

const KEYS = {
  ArrowRight: () => walkStages(1),
  ArrowLeft: () => walkStages(-1),
  ArrowDown: () => walkSteps(1),
  ArrowUp: () => walkSteps(-1),
  Escape: () =>
    update(
      state.step || state.line
        ? { step: undefined, line: undefined }
        : { pass: undefined, filter: undefined },
    ),
};
const LETTERS = {
  '/': () => byId('search').focus(),
  '?': () => byId('help').showModal(),
  c: () => byId('compare').focus(),
  ...Object.fromEntries(Object.keys(FILTERS).map((name, at) => [at + 1, () => showFilter(name)])),
};

const SCROLLS = /^Arrow(?:Up|Down)$/;

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const act = KEYS[key] ?? (lettersAreOn() ? LETTERS[key] : undefined);
  if (!act || ctrlKey || metaKey || altKey || byId('help').open) return;
  if (target instanceof Element && target.matches('input, select, textarea')) return;
  if (SCROLLS.test(key) && !state.clause) return;
  event.preventDefault();
  act();
});

/** What the middle shows now is said to those who do not see it change. */
const announce = () => setText(byId('said'), byId('clause').querySelector('h2, .lead').textContent);

const remember = followAddress(say);
if (location.hash) say(open(location.hash));
drawAll();
const followFocus = keepFocus();
subscribe((changed, isMove) => {
  say(undefined);
  remember(isMove);
  if (isMove) return;
  if (changed('pass') || (changed('clause') && !state.step && !state.line)) announce();
  followFocus();
});
