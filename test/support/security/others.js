import { runInNewContext } from 'node:vm';
import { inProcess, pendingOf, realmOf, seenOf } from './realms.js';

const FLAGS = {
  strings: ['--disallow-code-generation-from-strings'],
  frozen: ['--frozen-intrinsics', '--no-warnings'],
};

/**
 * Items of docs/security.md about other realms, options, and what a library leaves alone.
 *
 * @type {Record<string, (t: import('ava').ExecutionContext, one: any) => any>}
 */
export const OTHERS = {
  'A promise of another realm, or of another call of `create`, is a thenable: its `then` is called in a job, with functions that work once.':
    (t, library) => {
      const { P, create, run, queue } = realmOf(library);
      const scheduler = (job) => void queue.push(job);
      const others = [create({ scheduler }), runInNewContext('Promise'), realmOf(library).P];
      for (const Other of others) {
        const foreign = new Other(() => {});
        const calls = [];
        foreign.then = (...functions) => void calls.push(functions);
        const promise = P.resolve(foreign);
        t.not(promise, foreign);
        t.is(calls.length, 0);
        run();
        t.is(calls.length, 1);
        const [resolve, reject] = calls[0];
        const log = seenOf(promise);
        resolve(1);
        resolve(2);
        reject(3);
        run();
        t.deepEqual(log, [['fulfilled', 1]]);
      }
    },

  'Who is given a promise is given its realm: the constructor of its constructor compiles code there.':
    (t, library) => {
      const { P, evaluate } = realmOf(library, 'var mine = "of the realm";');
      const { constructor } = P.resolve(1).constructor;
      t.is(constructor, evaluate('Function'));
      t.is(constructor('return mine')(), 'of the realm');
    },

  'The scheduler decides when jobs run, and whether.': (t, library) => {
    const { P, queue } = realmOf(library);
    const log = seenOf(P.resolve(1));
    const other = seenOf(P.resolve(2));
    t.true(queue.length > 0);
    t.deepEqual(log, []);
    const jobs = queue.splice(0);
    t.deepEqual([log, other], [[], []], 'they never run');
    jobs.forEach((job) => job());
    t.deepEqual([log.length, other.length], [1, 1]);
  },

  "A scheduler that runs what it was given again runs handlers of ES2015's `faithful` again; of other editions, and of `fast`, none.":
    (t, library) => {
      const { P, queue } = realmOf(library);
      const { promise, resolve } = pendingOf(P);
      const log = seenOf(promise);
      resolve(1);
      const [job] = queue;
      job();
      job();
      const isAgain = library.preset === 'faithful' && library.edition === 'es2015';
      t.is(log.length, isAgain ? 2 : 1);
    },

  'It compiles no code from strings.': async (t, library) => {
    t.deepEqual(await inProcess(library, 'uses', FLAGS.strings), { value: '1,2' });
    await t.throwsAsync(inProcess(library, 'compiles', FLAGS.strings), { message: /EvalError/ });
  },

  'It needs no built-in object that can be changed: all may be frozen.': async (t, library) => {
    t.deepEqual(await inProcess(library, 'uses', FLAGS.frozen), { value: '1,2' });
  },

  'It defines no global and changes no object of the engine.': async (t, library) => {
    const { objects, same } = await inProcess(library, 'globals');
    t.true(objects > 300);
    t.true(same);
    t.false((await inProcess(library, 'defines')).same);
  },

  'The one module that it asks for is async_hooks of Node.': async (t, library) => {
    t.deepEqual(await inProcess(library, 'modules'), { asked: ['async_hooks'] });
  },
};
