import ava from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { CLOSURES } from '../support/edits/captures.js';
import { costOf, lostIn } from '../support/edits/costs.js';
import { AMENDMENT, deferredOf } from '../support/edits/deferred.js';
import { addMethod } from '../support/edits/insertions.js';
import { KEPT_ES2025, OF_ES2025 } from '../support/edits/kept-es2025.js';
import { KEPT_MEANING, SEEN } from '../support/edits/kept-meaning.js';
import { OF_ES2015 } from '../support/edits/results.js';
import { oneIn, swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { traceOf } from '../support/guards/trace.js';
import { loaded } from '../support/loaded.js';
import { WORDINGS } from '../mutate/wordings.js';

const test = oneIn(2, ava);

/** What edits cost that keep the meaning, and that libraries do the same behind them. */

const PENDING = 'If _promise_.[[PromiseState]] is *"pending"*, then';

const edits = (edition, table = { ...KEPT_MEANING, ...SEEN }) =>
  Object.entries(table).map(([name, edit]) => {
    const source = sourceOf(edition);
    return { edition, name, source, changed: edit(source, WORDINGS[edition]) };
  });
const hasSlot = ({ changed }) => changed.includes('[[PromiseLabel]]');

const stands = (_, at) => at % 40 === 1;

const kept = [...edits('es2025', KEPT_ES2025), ...edits('es2015', OF_ES2015)];

for (const { name, source, changed } of swept(kept, stands)) {
  test(`what it costs: ${name}`, (t) => {
    const lost = lostIn(source, changed);
    t.is(lost.length, costOf(name), lost.join(', '));
  });
}

test('a pass that leaves out a step beside those that it knows declines, and says which', (t) => {
  const amendment = edited(
    [
      ['[[OrdinaryPromise]] »)', '[[OrdinaryPromise]], [[PromiseLabel]] »)'],
      [PENDING, `Set _promise_.[[PromiseLabel]] to 1.\n1. ${PENDING}`, 'sec-performpromisethen'],
    ],
    AMENDMENT,
  );
  const read = addMethod(sourceOf('es2015'), 'Promise.prototype.label ( )', [
    'Return _promise_.[[PromiseLabel]].',
  ]);
  const { report } = generated(deferredOf(read, amendment), { preset: 'deferred' });
  const { applied, declined } = report.find(({ name }) => name === 'settled-then');
  t.deepEqual(applied, []);
  t.is(declined[0].where, 'PerformPromiseThen');
  t.regex(declined[0].why, /^step \d+ is none of the known ones$/);
});

/** Asks every promise for its label, if promises have one, before and after all that may set it. */
const program = (P, log) => {
  const ask = (title, promise) => {
    const label = typeof promise.label === 'function' ? promise.label(title) : 'has none';
    log(`${title} ${typeof label === 'function' ? 'a function' : label}`);
    return promise;
  };
  const promises = {};
  const settle = {};
  const keep = (title, promise) => (promises[title] = ask(title, promise));
  const keepDerived = (title, promise, ...handlers) => keep(title, promise.then(...handlers));
  for (const how of ['resolve', 'reject']) {
    const of = (title) => `${title} ${how}`;
    const pending = keep(
      of('pending'),
      new P((resolve, reject) => (settle[how] = { resolve, reject }[how])),
    );
    keepDerived(
      of('chain'),
      keepDerived(
        of('first'),
        pending,
        (x) => x,
        (x) => x,
      ),
      (x) => x,
    );
    keepDerived(of('passed on'), pending);
    keepDerived(
      of('adopted'),
      pending,
      () => P[how](1),
      () => P[how](2),
    );
    keepDerived(of('thenable'), pending, () => ({ then: (done) => done(3) }));
    keepDerived(of('throws'), pending, () => log.missing());
    keep(of('all'), P.all([1, pending, P.resolve(2)]));
    keep(of('race'), P.race([pending, new P(() => {})]));
    keep(of('early'), P[how](4)).then(log, log);
    class Derived extends P {}
    keepDerived(of('derived'), keep(of('subclass'), Derived.resolve(pending)), log, log);
  }
  for (const how of ['resolve', 'reject']) {
    settle[how](how);
    settle[how]('again');
  }
  const later = (turns) => {
    for (const [title, promise] of Object.entries(promises)) ask(title, promise);
    if (turns > 0) P.resolve().then(() => later(turns - 1));
  };
  later(9);
};

/** One job after the other: none waits while one runs. */
const chain = (P, log) => {
  let promise = P.resolve(0);
  const promises = [promise];
  const show = (value) => {
    log(promises.map(({ label }, i) => label?.call(promises[i], value)).join());
    return value + 1;
  };
  for (let i = 0; i < 6; i++) promises.push((promise = promise.then(show)));
};

const tracesIn = (source, preset, target) => {
  const library = loaded(source, { preset, target });
  return [program, chain].flatMap((run) => traceOf(() => library, run));
};

const withSlots = swept(['es2025', 'es2015'], (_, at) => at === 0)
  .flatMap((edition) => edits(edition))
  .filter(hasSlot);

for (const { edition, name, changed } of swept(
  [...edits('es2025', OF_ES2025), ...edits('es2015', OF_ES2015), ...withSlots],
  stands,
)) {
  for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
    test(`${edition}: libraries do the same, ${target}: ${name}`, (t) => {
      const expected = tracesIn(changed, 'faithful', target);
      t.true(expected.length > 100);
      t.deepEqual(tracesIn(changed, 'fast', target), expected);
    });
  }
}

for (const { name, changed } of swept(edits('es2025', CLOSURES), (_, at) => at === 1)) {
  test(`the smallest library does the same, and each rule leaves a valid tree: ${name}`, (t) => {
    const expected = tracesIn(changed, 'faithful', 'es2022');
    t.deepEqual(tracesIn(changed, 'small', 'es2022'), expected);
    t.notThrows(() => generated(changed, { preset: 'fast', verifyEach: true }));
  });
}
