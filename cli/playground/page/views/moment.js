import { placeOf } from '../../../../generator/ir/origin.js';
import { $, element } from '../dom.js';

/** What stands where at a step: output so far, stack, queue and promises. */

/** @param {{text: string, at: number, kind: string}[]} output @param {number} at index of a step */
export const showOutput = (output, at) => {
  $('output').replaceChildren(
    ...output.map(({ text, at: printed, kind }) =>
      element('li', { className: `${kind}${printed > at ? ' later' : ''}` }, text),
    ),
  );
};

const link = (text, title, act) =>
  element('button', { type: 'button', className: 'link', title, onclick: act }, text);

const variables = (pairs) =>
  element(
    'dl',
    {},
    ...pairs.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );

const frame = ({ name, step, variables: pairs }, at, clauseOf) =>
  element(
    'li',
    {},
    element(
      'details',
      { open: at === 0 },
      element('summary', {}, step ? `${clauseOf(step)} ${placeOf(step)}` : name),
      variables(pairs),
    ),
  );

const madeBy = ({ enqueued }, { goTo, stepAt }) =>
  enqueued >= 0 ? link('made by', `step ${stepAt(enqueued)}`, () => goTo(enqueued)) : '';

/**
 * A job is called what its first step is of; one that never runs has none.
 * @param {import('../../engine/recorder.js').Job} job
 * @param {any} context
 */
const jobName = ({ started }, { stepAt, clauseOf }) =>
  started === undefined ? 'a job' : clauseOf(stepAt(started));

/** @param {import('../../engine/recorder.js').Job} waiting @param {any} context */
const job = (waiting, context) =>
  element('li', {}, `${waiting.id}. ${jobName(waiting, context)} `, madeBy(waiting, context));

/** The job that runs, and the step that made it. */
const showRunning = (running, context) =>
  $('running').replaceChildren(
    running ? `job ${running.id}, ${jobName(running, context)} ` : 'the program itself ',
    running ? madeBy(running, context) : '',
  );

const promise = ({ id, slots }, record, { at, goTo }) => {
  const isSettled = record.settled !== undefined && record.settled < at;
  return element(
    'li',
    {},
    element('b', {}, `promise ${id} `),
    link('created by', 'the step that made it', () => goTo(record.created)),
    isSettled ? link('settled by', 'the step that settled it', () => goTo(record.settled)) : '',
    variables(slots),
  );
};

const filled = (list, items, empty) =>
  $(list).replaceChildren(
    ...(items.length > 0 ? items : [element('li', { className: 'none' }, empty)]),
  );

/**
 * @param {import('../../engine/recorder.js').Snapshot|undefined} snapshot
 * @param {import('../../engine/recorder.js').Trace} trace
 * @param {{at: number, goTo: (index: number) => void, stepAt: (index: number) => string, clauseOf: (key: string) => string}} context
 */
export const showMoment = (snapshot, trace, context) => {
  const { stack = [], queue = [], promises = [] } = snapshot ?? {};
  showRunning(trace.allJobs[trace.jobs[context.at] - 1], context);
  const frames = stack.map((entry, index) => frame(entry, index, context.clauseOf));
  filled('stack', frames, 'nothing runs');
  filled(
    'queue',
    queue.map((id) => job(trace.allJobs[id - 1], context)),
    'empty',
  );
  const rows = promises.map((entry) => promise(entry, trace.promises[entry.id - 1], context));
  filled('promises', rows.reverse(), 'none yet');
};
