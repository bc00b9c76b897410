import ava from 'ava';
import { oneIn } from '../support/extent.js';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation } from '../support/edits/insertions.js';
import { generated } from '../support/generated.js';
import { loaded } from '../support/loaded.js';

const test = oneIn(8, ava);

/** A completion record that is written out says what the operations of completions say. */

const load = (changes, target, source = sourceOf('es2015')) =>
  loaded(edited(changes, source), { preset: 'faithful', target }).Promise;

const record = (type) =>
  `1. Return Completion { [[type]]: ~${type}~, [[value]]: _x_, [[target]]: ~empty~ }.`;

const RESOLVE = 'sec-promise.resolve';
const LAST = '1. Return _promiseCapability_.[[Promise]].';
const inMethod = (steps) => [[LAST, steps, RESOLVE]];
/** IsPromise is asked in `Promise.resolve`, and its result is looked at there. */
const inOperation = (steps) => [['1. Return *true*.', steps, 'sec-ispromise']];

for (const target of ['es2022', 'es5']) {
  test(`a throw completion that a method returns is thrown, ${target}`, (t) => {
    const P = load(inMethod(record('throw')), target);
    t.is(
      t.throws(() => P.resolve(5), { any: true }),
      5,
    );
  });

  test(`so is one that an operation returns to the steps that call it, ${target}`, (t) => {
    const P = load(inOperation(record('throw')), target);
    const promise = new P(() => {});
    t.is(
      t.throws(() => P.resolve(promise), { any: true }),
      promise,
    );
  });

  test(`an operation that only returns one may complete abruptly: Perform drops it, ${target}`, (t) => {
    const operation = `<emu-clause id="sec-refuse" aoid="Refuse"><h1>Refuse ( _x_ )</h1>
<emu-alg>
  ${record('throw')}
</emu-alg>
</emu-clause>
<emu-clause id="sec-ispromise"`;
    const changes = [
      ['<emu-clause id="sec-ispromise"', operation],
      [LAST, `1. Perform Refuse(_x_).\n${LAST}`, RESOLVE],
    ];
    t.notThrows(() => load(changes, target).resolve(5));
  });

  test(`a normal completion is its value, ${target}`, (t) => {
    t.is(load(inMethod(record('normal')), target).resolve(5), 5);
    const kept = record('normal').replace('Return', 'Let _result_ be');
    t.is(load(inMethod(`${kept}\n1. Return Completion(_result_).`), target).resolve(5), 5);
  });

  test(`what a shorthand keeps in a variable of its own, it may ask for, ${target}`, (t) => {
    const call = 'Call(_capability_.[[Reject]], *undefined*, « _value_.[[Value]] »)';
    const steps = `Let _status_ be Completion(${call}).\n1. ReturnIfAbrupt(_status_).`;
    const changes = [[`Perform ? ${call}.`, steps, 'sec-ifabruptrejectpromise']];
    const P = load(changes, target, sourceOf('es2025'));
    const refuse = () => {
      throw 7;
    };
    const C = function (executor) {
      executor(() => {}, refuse);
    };
    t.is(
      t.throws(() => P.all.call(C, []), { any: true }),
      7,
    );
  });
}

test('a shorthand does not stand for itself', (t) => {
  const call = 'Perform ? Call(_capability_.[[Reject]], *undefined*, « _value_.[[Value]] »).';
  const itself = 'IfAbruptRejectPromise(_value_, _capability_).';
  const source = sourceOf('es2025').replace(call, itself);
  t.throws(() => generated(source), { message: /: IfAbruptRejectPromise stands for itself\n/ });
});

const THEN = 'Completion(Get(_resolution_, *"then"*))';

/** With an operation that drops what goes wrong when it reads the second property. */
const ES2025 = addOperation(sourceOf('es2025'), 'ThenOf', '_x_', [
  'Let _then_ be Completion(Get(? Get(_x_, *"inner"*), *"then"*)).',
  'If _then_ is an abrupt completion, return *undefined*.',
  'Return _then_.[[Value]].',
]);

/** An object whose property throws its name. */
const throwing = (name) =>
  Object.defineProperty({}, name, {
    get() {
      throw name;
    },
  });

for (const preset of ['faithful', 'fast']) {
  /** What a resolving function throws, whose `then` is read in another way, and what becomes of its promise. */
  const outcome = async (then, value) => {
    const source = edited([[THEN, then]], ES2025);
    const { Promise: P } = loaded(source, { preset, edition: 'es2025' });
    const { promise, resolve, reject } = P.withResolvers();
    try {
      resolve(value);
    } catch (error) {
      return { thrown: error };
    } finally {
      reject('nothing');
    }
    return new Promise((settle) =>
      promise.then(
        () => settle('fulfilled'),
        (reason) => settle({ reason }),
      ),
    );
  };

  test(`a ? in what an operation is given leaves the algorithm: ${preset}`, async (t) => {
    const then = 'Completion(Get(? Get(_resolution_, *"inner"*), *"then"*))';
    t.deepEqual(await outcome(then, throwing('inner')), { thrown: 'inner' });
    t.deepEqual(await outcome(then, { inner: throwing('then') }), { reason: 'then' });
  });

  test(`an operation whose only ? stands in a completion that it keeps may complete abruptly: ${preset}`, async (t) => {
    const then = 'Completion(ThenOf(_resolution_))';
    t.deepEqual(await outcome(then, throwing('inner')), { reason: 'inner' });
    t.is(await outcome(then, { inner: throwing('then') }), 'fulfilled');
  });

  test(`a ? around all of a completion leaves nothing to keep: ${preset}`, async (t) => {
    t.deepEqual(await outcome(THEN, throwing('then')), { reason: 'then' });
    const then = 'Completion(? Get(_resolution_, *"then"*))';
    t.deepEqual(await outcome(then, throwing('then')), { thrown: 'then' });
  });
}
