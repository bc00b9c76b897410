// Tests of node:test that return promises, for whom half of them has to fail.
const test = require('node:test');

const later = (value) => new Promise((resolve) => setImmediate(resolve, value));

test('resolved', () => later(1));
test('rejected', () => later().then(() => Promise.reject(new Error('no'))));
test('rejected at once', () => Promise.reject(new Error('no')));
test('with subtests', (t) => Promise.all([t.test('inner', () => later()), t.test('bad', () => Promise.reject(new Error('no')))])); // prettier-ignore
test('awaited', async () => {
  await later();
  await Promise.reject(new Error('no'));
});
test.beforeEach(() => later());
test('with mocked timers', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const slow = new Promise((resolve) => setTimeout(resolve, 1000, 'slow'));
  t.mock.timers.tick(1000);
  return slow;
});
