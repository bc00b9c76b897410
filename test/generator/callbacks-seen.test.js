import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { hostContext } from '../support/host-context.js';
import { loaded } from '../support/loaded.js';

/** Steps that hand out what JobCallback Records have: the function of a program is itself, in any context. */

const JOB = 'sec-newpromisereactionjob';
const CALL = 'sec-hostcalljobcallback';
const CALLS = 'Return ? Call(_jobCallback_.[[Callback]], _V_, _argumentsList_).';
const HANDLES = 'HostCallJobCallback(_handler_, *undefined*, « _argument_ »)';

/** @type {Record<string, [find: string, to: string, clause: string]>} */
const EDITS = {
  'as this, in the job': [
    HANDLES,
    'HostCallJobCallback(_handler_, _handler_.[[Callback]], « _argument_ »)',
    JOB,
  ],
  'as an argument, in the job': [
    HANDLES,
    'HostCallJobCallback(_handler_, *undefined*, « _argument_, _handler_.[[Callback]] »)',
    JOB,
  ],
  'as this, where it is called': [CALLS, CALLS.replace('_V_', '_jobCallback_.[[Callback]]'), CALL],
  'in the List of arguments, where it is called': [
    CALLS,
    `Append _jobCallback_.[[Callback]] to the end of _argumentsList_.\n1. ${CALLS}`,
    CALL,
  ],
  'to a getter, where it is called': [
    CALLS,
    `Let _x_ be ? Get(_jobCallback_.[[Callback]], *"me"*).\n1. ${CALLS.replace('_V_', '_x_')}`,
    CALL,
  ],
};

for (const [title, change] of Object.entries(EDITS))
  for (const preset of ['faithful', 'fast'])
    test(`a callback is handed out ${title}: ${preset}`, (t) => {
      const source = edited([change], sourceOf('es2025'));
      for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
        const [host, jobs, log] = [hostContext(), [], []];
        const { create } = loaded(source, { preset, target, edition: 'es2025' });
        const scheduler = (job) => jobs.push(job);
        const P = create({ context: host, scheduler, rejections: 'none' });
        const then = (resolve) => resolve(log.push([]));
        const makeHandler = () => {
          const handler = function (first, second) {
            log.push([host.current, this === handler || second === handler, typeof first]);
            return { then };
          };
          return Object.defineProperty(handler, 'me', { get: () => handler });
        };
        host.run('first', () => P.resolve(1).then(makeHandler()));
        const settle = [];
        const pending = new P((...both) => settle.push(...both));
        host.run('second', () => pending.then(undefined, makeHandler()));
        settle[1]('reason');
        while (jobs.length > 0) jobs.shift()();
        t.deepEqual(log, [['first', true, 'number'], ['second', true, 'string'], [], []], target);
      }
    });

const RESOLVING = '1. Let _resolvingFunctions_ be CreateResolvingFunctions(_promiseToResolve_).';

test('a callback is compared with a function of the library', (t) => {
  const compares = `${RESOLVING}
1. If _then_.[[Callback]] is %Promise.prototype.then%, return ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « *"known"* »).`;
  const source = edited(
    [[RESOLVING, compares, 'sec-newpromiseresolvethenablejob']],
    sourceOf('es2025'),
  );
  for (const preset of ['faithful', 'fast'])
    for (const target of TARGET_NAMES) {
      const [host, jobs, log] = [hostContext(), [], []];
      const { create } = loaded(source, { preset, target, edition: 'es2025' });
      const scheduler = (job) => jobs.push(job);
      const P = create({ context: host, scheduler, rejections: 'none' });
      const note = (value) => log.push([host.current, value]);
      host.run('own', () => {
        new P((resolve) => resolve(P.resolve(1))).then(note);
        new P((resolve) => resolve({ then: (done) => done(2) })).then(note);
      });
      while (jobs.length > 0) jobs.shift()();
      t.deepEqual(
        log,
        [
          ['own', 'known'],
          ['own', 2],
        ],
        `${preset}.${target}`,
      );
    }
});
