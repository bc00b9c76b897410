import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import test from 'ava';
import { sourceOf } from '../support/documents.js';
import { UNOBSERVED } from '../support/edits/unobserved.js';
import { loaded } from '../support/loaded.js';

/** What hosts are told of promises, by documents that say it in other steps. */

const libraries = (title) =>
  ['faithful', 'fast'].map((preset) =>
    loaded(UNOBSERVED[title](sourceOf('es2025')), { preset, edition: 'es2025' }),
  );

test('a promise is shown with its state, where what settles it asks for that first', (t) => {
  for (const { Promise: P } of libraries('what settles a promise leaves unless that is pending')) {
    const shown = [new P(() => {}), P.resolve(1)].map((promise) => inspect(promise));
    t.deepEqual(shown, ['Promise { <pending> }', 'Promise { 1 }']);
  }
});

test('a host is told the reason of a rejection, where an operation tells it', async (t) => {
  for (const { create } of libraries('an operation tells the host of rejections')) {
    const reasons = [];
    const onReject = (promise, reason) => reasons.push(reason);
    create({ rejections: { onReject, onHandle() {} } }).reject('reason');
    await setImmediate(); // jobs have run
    t.deepEqual(reasons, ['reason']);
  }
});
