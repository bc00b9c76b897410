import { addressOf, stateOf } from './address.js';
import { Client, Stopped } from './client.js';
import { $, copyLink, fillSelect } from './dom.js';
import { withClauses, withEdits } from './edits.js';
import { CLAUSES, EXAMPLES } from './examples.js';
import { changeBetween, showChange } from './views/change.js';
import { costsText } from './views/costs.js';
import { showMoment, showOutput } from './views/moment.js';
import { showPasses } from './views/passes.js';
import { showClausesError, showProgramError, showProgramLine } from './views/program.js';
import { markSteps, showClauses, showStep, showStepError } from './views/steps.js';
import { whyOf } from './views/why.js';

/**
 * The page: what was asked for (`wish`), what the worker made of it (`opened`, `ran`), and where in
 * the trace it stands. Every change goes through `openAndRun` or `goTo`.
 */

$('needs').remove();
const documents = JSON.parse(document.querySelector('script[type="application/json"]').textContent);
const texts = Object.fromEntries(
  Object.values(documents).flatMap((all) => all.map(({ file, text }) => [file, text])),
);
const client = new Client(document.querySelector('script[type="text/plain"]').textContent, texts);
const PRESETS = ['faithful', 'fast'];
const editions = Object.keys(documents);

const fresh = () => ({
  program: Object.values(EXAMPLES)[0],
  edition: editions.at(-1),
  preset: PRESETS[0],
  without: [],
  edits: {},
  clauses: '',
  at: 0,
});

let wish = fresh();
let plain; // clauses of the document without edits
let opened;
let names; // of steps, by key
let ran;
let compared;
let remembered; // what ran when the address was last written
let checks = 0;

const say = (text) => ($('status').textContent = text);

const sourceOf = (edits = wish.edits) => {
  const texts = documents[wish.edition];
  return withClauses(plain ? withEdits(texts, plain, edits) : texts, wish.clauses);
};

const described = (preset = wish.preset) => ({
  source: sourceOf(),
  edition: wish.edition,
  preset,
  without: preset === 'faithful' ? [] : wish.without,
});

const open = async () => {
  const { edition } = wish;
  say(`generating ${wish.preset} of ${edition} …`);
  if (plain?.edition !== edition) {
    plain = undefined;
    const { clauses } = await client.ask('open', {
      source: documents[edition],
      edition,
      preset: 'faithful',
    });
    plain = Object.assign(clauses, { edition });
  }
  opened = await client.ask('open', described());
  showPasses(opened.passes, { without: wish.without, onToggle: toggle });
  showClauses(opened.clauses, {
    edits: wish.edits,
    onEdit: edit,
    onType: check,
    onStep: goToStep,
  });
  const pairs = opened.clauses.flatMap(({ number, steps }) =>
    steps.map(({ key, path, sentence }) => [key, `${number}:${path} ${sentence}`]),
  );
  names = new Map(pairs);
};

/** The name of a step's clause. */
const clauseOf = (key) =>
  opened.clauses.find(({ steps }) => steps.some((step) => step.key === key)).name;

const stepAt = (index) => opened.points[ran.trace.steps[index]];

const run = async () => {
  say('running …');
  ran = await client.ask('run', { text: wish.program }, { runsProgram: true });
  const keys = Array.from(ran.trace.steps, (point) => opened.points[point]);
  const reached = new Set(keys);
  const faithful =
    wish.preset === 'faithful' ? undefined : await client.ask('faithfully', described());
  const known = { entered: new Set(ran.trace.entered), guards: opened.guards };
  markSteps({ reached, faithful, whyOf: (key) => whyOf(opened.dispositions[key], known) });
  const current = { keys, names, output: ran.trace.output };
  showChange(compared && changeBetween(compared, current));
  compared ??= current;
  say(ran.stopped ?? `${keys.length} steps, ${ran.trace.allJobs.length} jobs`);
  await goTo(Math.min(wish.at, keys.length - 1));
};

let busy = Promise.resolve();
/** One thing after the other; what goes wrong is said where it belongs. */
const inTurn = (task) => {
  busy = busy.then(task).catch((error) => {
    if (error instanceof Stopped) opened = undefined; // the new worker has no library yet
    if (error.kind === 'program') showProgramError(error);
    else if (error.kind === 'document' && (showClausesError(error) || showStepError(error)))
      say('the document cannot be read');
    else say(error.message ?? String(error));
    document.body.dataset.state = 'failed';
  });
  return busy;
};

const openAndRun = ({ reopen = true } = {}) =>
  inTurn(async () => {
    document.body.dataset.state = 'busy';
    showProgramError(undefined);
    showClausesError(undefined);
    if (reopen || !opened) await open();
    await run();
    document.body.dataset.state = 'ready';
  });

const length = () => ran?.trace.steps.length ?? 0;

const goTo = async (index) => {
  const at = Math.max(0, Math.min(index, length() - 1));
  wish.at = at;
  const position = $('position');
  Object.assign(position, { max: Math.max(0, length() - 1), value: at });
  const key = length() > 0 ? stepAt(at) : undefined;
  position.setAttribute('aria-valuetext', `step ${at + 1} of ${length()}, ${key ?? 'none'}`);
  $('count').textContent = length() > 0 ? `${at + 1} / ${length()}` : 'no step';
  remember();
  const snapshot =
    length() > 0 ? await client.ask('at', { index: at }, { runsProgram: true }) : undefined;
  showStep(key, snapshot);
  showProgramLine(ran.trace.lines[at]);
  showOutput(ran.trace.output, at);
  showMoment(snapshot, ran.trace, { at, goTo: move, stepAt, clauseOf });
};

/** What runs is an entry of its own in the browser's history, where it stands is not. */
const remember = () => {
  const running = JSON.stringify({ ...wish, at: 0 });
  const isNew = remembered !== undefined && remembered !== running;
  remembered = running;
  if (isNew && location.hash !== addressOf(wish)) history.pushState(null, '', addressOf(wish));
  else history.replaceState(null, '', addressOf(wish));
};

/** Behind a worker that was stopped, the program runs anew. */
const move = (index) => {
  if (opened) return inTurn(() => goTo(index));
  wish.at = index;
  return openAndRun();
};

/** The next step, in the direction, for which a list of numbers changes. */
const nextChange = (list) => {
  let at = wish.at;
  while (at < length() - 1 && (list[at] === list[wish.at] || list[at] === 0)) at++;
  return at;
};

/** The next time that a step runs, from the start again behind the last. */
const goToStep = (key) => {
  const { steps } = ran.trace;
  const isIt = (at) => opened.points[steps[at]] === key;
  const order = [...steps.keys()];
  const at = order.find((index) => index > wish.at && isIt(index)) ?? order.find(isIt);
  if (at === undefined) say('this program does not run that step');
  else move(at);
};

/** A sentence was changed, or with undefined put back. */
const edit = (key, sentence) => {
  wish.edits = { ...wish.edits, [key]: sentence };
  if (sentence === undefined) delete wish.edits[key];
  openAndRun();
};

const PAUSE = 150; // milliseconds without a key before a sentence is read

/** What is wrong with a sentence as it is typed; the last one counts. */
const check = async (key, sentence) => {
  const number = ++checks;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (number !== checks) return undefined;
  const source = sourceOf({ ...wish.edits, [key]: sentence });
  try {
    await client.ask('check', { ...described(), source });
    return number === checks ? '' : undefined;
  } catch (error) {
    return number === checks ? error.message : undefined;
  }
};

/** A pass is left out, or comes back. */
const toggle = (pass, isOn) => {
  wish.without = isOn ? wish.without.filter((name) => name !== pass) : [...wish.without, pass];
  openAndRun();
};

const show = () => {
  fillSelect($('edition'), editions, wish.edition);
  fillSelect($('preset'), PRESETS, wish.preset);
  const example = Object.keys(EXAMPLES).find((name) => EXAMPLES[name] === wish.program);
  fillSelect($('example'), [...(example ? [] : ['your own']), ...Object.keys(EXAMPLES)], example);
  $('program').value = wish.program;
  $('clauses').value = wish.clauses || CLAUSES;
  $('own').open ||= wish.clauses !== '';
  showProgramLine(0);
};

const follow = () => {
  const { state, problem } = stateOf(location.hash);
  wish = { ...fresh(), ...state };
  remembered = undefined; // the entry is there
  if (!(wish.edition in documents)) wish.edition = editions.at(-1);
  if (!PRESETS.includes(wish.preset)) [wish.preset] = PRESETS;
  show();
  return openAndRun().then(() => problem && say(problem));
};

const timeIt = () =>
  inTurn(async () => {
    document.body.dataset.state = 'busy';
    say('timing …');
    const libraries = PRESETS.map(described);
    // They are there before time counts: generating may take longer than a program may.
    for (const library of libraries) await client.ask('check', library);
    const wanted = { libraries, text: wish.program };
    say(costsText(await client.ask('time', wanted, { runsProgram: true }), PRESETS));
    document.body.dataset.state = 'ready';
  });

const start = ({ program = $('program').value } = {}) => {
  Object.assign(wish, { program, at: 0 });
  show();
  openAndRun({ reopen: false });
};

const CLICKS = {
  run: () => start(),
  time: timeIt,
  share: async () => say(await copyLink()),
  first: () => move(0),
  back: () => move(wish.at - 1),
  on: () => move(wish.at + 1),
  'next-line': () => move(nextChange(ran.trace.lines)),
  'next-job': () => move(nextChange(ran.trace.jobs)),
  add: () => {
    Object.assign(wish, { program: $('program').value, clauses: $('clauses').value, at: 0 });
    openAndRun();
  },
  keep: () => {
    compared = undefined;
    openAndRun({ reopen: false });
  },
};
for (const [id, act] of Object.entries(CLICKS)) $(id).addEventListener('click', act);

$('position').addEventListener('input', ({ target }) => move(Number(target.value)));
$('program').addEventListener('input', () => showProgramLine(0));
$('program').addEventListener('scroll', ({ target }) => ($('gutter').scrollTop = target.scrollTop));
$('example').addEventListener('change', ({ target }) => {
  compared = undefined;
  start({ program: EXAMPLES[target.value] ?? wish.program });
});
for (const id of ['edition', 'preset']) {
  $(id).addEventListener('change', ({ target }) => {
    wish[id] = target.value;
    if (id === 'edition') wish.edits = {};
    openAndRun();
  });
}
addEventListener('popstate', () => {
  if (location.hash !== addressOf(wish)) follow();
});
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return start();
  const { tagName } = /** @type {Element} */ (event.target);
  if (/^(?:TEXTAREA|INPUT|SELECT)$/.test(tagName) || event.ctrlKey || event.altKey) return;
  const keys = { ArrowRight: CLICKS.on, ArrowLeft: CLICKS.back, Home: CLICKS.first };
  if (!keys[event.key] || !ran) return;
  event.preventDefault();
  keys[event.key]();
});

follow();
