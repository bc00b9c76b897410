import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation } from '../support/edits/insertions.js';
import { SEEING } from '../support/edits/seeing.js';
import { swept } from '../support/extent.js';
import { hostContext, oneContext } from '../support/host-context.js';
import { loaded } from '../support/loaded.js';

/** Reactions that are made in a context have handlers of the host layer: no step may see these. */

const withCallback = addOperation(sourceOf('es2025'), 'CallbackOf', '_f_', [
  'Return HostMakeJobCallback(_f_).',
]);

const SOURCE = addOperation(withCallback, 'NewThrowingJob', '_reason_', [
  'Let _job_ be a new Job Abstract Closure with no parameters that captures _reason_ and performs the following steps when called:',
  '  Return ThrowCompletion(_reason_).',
  'Return the Record { [[Job]]: _job_, [[Realm]]: *null* }.',
]);

/** What a program sees of reactions, and its host of rejections. */
const seenOf = (create, context) => {
  const [jobs, log] = [[], []];
  const note = (text) => (value) => void log.push(`${text} ${value}`);
  const rejections = {
    onReject: (_, reason) => log.push(`rejected: ${reason}`),
    onHandle: () => log.push('handled'),
  };
  const scheduler = (job) => jobs.push(job);
  const P = create({ context, scheduler, rejections, interleaving: 'exact' });
  const run = () => {
    while (jobs.length > 0)
      try {
        jobs.shift()();
      } catch (error) {
        note('a job throws')(error);
      }
  };
  for (const C of [P, class extends P {}]) {
    const settle = [];
    const late = [0, 1].map((at) => new C((...both) => settle.push(() => both[at]('late'))));
    const promises = [C.reject('early'), ...late, C.resolve(1)];
    C.all([...promises.slice(1), 2]).then(note('all'), note('none'));
    C.resolve()
      .then(() => late[0])
      .then(note('adopted'));
    const handlers = [[], [note('value')], [note('value'), note('reason')], [null, note('caught')]];
    run();
    for (const both of handlers) {
      for (const promise of promises) {
        const derived = promise.then(...both);
        if (derived) derived.then(note('then'));
        else log.push('nothing is returned');
      }
      run();
      for (const act of settle) act();
      run();
    }
  }
  return log;
};

for (const [name, edits] of swept(Object.entries(SEEING), (_, at) => at % 3 === 0)) {
  for (const preset of swept(['faithful', 'fast', 'loose'], (_, at) => at === 0)) {
    test(`a context changes nothing where a then ${name}: ${preset}`, (t) => {
      const inThen = edits.map(([find, to, clause = 'sec-performpromisethen']) => [
        find,
        to,
        clause,
      ]);
      const source = edited(/** @type {any} */ (inThen), SOURCE);
      for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
        const { create } = loaded(source, { preset, target, edition: 'es2025' });
        const [alone, inContext] = [undefined, oneContext].map((context) =>
          seenOf(create, context),
        );
        t.deepEqual(inContext, alone, target);
        t.true(alone.some((line) => line.startsWith('rejected')));
        t.true(alone.some((line) => /^(?:handled|value|reason)/.test(line)));
      }
    });
  }
}

/** Calls a function at the deepest place where the stack lets it end. */
const callDeep = (call) => {
  let isDone = false;
  const descend = () => {
    try {
      descend();
    } catch {
      // the stack is full
    }
    if (isDone) return;
    try {
      call();
      isDone = true;
    } catch {
      // a place with more room is tried next
    }
  };
  descend();
};

for (const edition of swept(['es2015', 'es2025'], (_, at) => at === 1)) {
  for (const preset of ['faithful', 'fast']) {
    test(`a then that the stack has no room for leaves the next one its context: ${edition}, ${preset}`, (t) => {
      for (const target of TARGET_NAMES) {
        const [host, jobs, seen] = [hostContext(), [], new Set()];
        const { create } = loaded(sourceOf(edition), { preset, target, edition });
        const scheduler = (job) => jobs.push(job);
        const promise = create({ context: host, scheduler, rejections: 'none' }).resolve(1);
        for (let count = 0; count < 40; count++) {
          host.run('own', () => callDeep(() => promise.then(() => seen.add(host.current))));
          while (jobs.length > 0) jobs.shift()();
        }
        t.deepEqual([...seen], ['own'], target);
      }
    });
  }
}
