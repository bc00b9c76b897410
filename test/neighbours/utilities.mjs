// What Node's own modules do with promises that are not the engine's.
import assert from 'node:assert';
import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { callbackify, promisify, types } from 'node:util';

const slow = (value, callback) => setImmediate(callback, null, value);
slow[promisify.custom] = (value) => Promise.resolve(value);

const emitter = new EventEmitter({ captureRejections: true });
emitter.on('event', () => Promise.reject(new Error('captured')));
const captured = once(emitter, 'other').catch(({ message }) => message);
emitter.emit('event');

const called = await new Promise((resolve) => {
  callbackify((value) => Promise.resolve(value))(5, (error, value) => resolve(error ?? value));
});

async function* values() {
  yield Promise.resolve(1);
  yield 2;
}

const read = [];
for await (const value of Readable.from([Promise.resolve('a'), 'b'])) read.push(await value);
for await (const value of values()) read.push(value);

console.log(
  JSON.stringify({
    promisified: [promisify(slow)(1) instanceof Promise, await promisify(slow)(2)],
    called,
    captured: await captured,
    rejects: await assert.rejects(Promise.reject(new Error('no')), /no/).then(() => true),
    doesNotReject: await assert.doesNotReject(() => Promise.resolve()).then(() => true),
    read,
    isPromise: types.isPromise(Promise.resolve()),
  }),
);
