import ava from 'ava';
import { sourceOf } from '../support/documents.js';
import { addClause, addOperation } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Documents that drop what `then` gives, and hand it what a program gave them: kinds of reactions, too. */

const methodOf = (source, steps) =>
  addClause(
    source,
    'sec-promise.reject',
    'id="sec-promise.attach"',
    'Promise.attach ( _to_, _x_ )',
    steps,
  );

const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(%Promise%).';
const THEN = 'Perform ? Invoke(_to_, *"then"*, « _record_.[[Resolve]], _record_.[[Reject]] »).';

/** @type {[string, (source: string) => string][]} */
const CASES = [
  [
    'in a Record of the document',
    (source) =>
      methodOf(source, [
        'Let _record_ be the Record { [[Resolve]]: _x_, [[Reject]]: _x_ }.',
        THEN,
        'Return *undefined*.',
      ]),
  ],
  [
    'in a Record where others are capabilities',
    (source) =>
      methodOf(addOperation(source, 'Attach', '_to_, _record_', [THEN, 'Return *undefined*.']), [
        CAPABILITY,
        'Perform ? Attach(_to_, _capability_).',
        'Let _record_ be the Record { [[Resolve]]: _x_, [[Reject]]: _x_, [[Other]]: 1 }.',
        'Perform ? Attach(_to_, _record_).',
        'Return _capability_.[[Promise]].',
      ]),
  ],
  [
    'in a variable that had a function',
    (source) =>
      methodOf(source, [
        CAPABILITY,
        'Let _handler_ be _capability_.[[Resolve]].',
        'Set _handler_ to _x_.',
        'Perform ? Invoke(_to_, *"then"*, « _handler_, _handler_ »).',
        'Return _capability_.[[Promise]].',
      ]),
  ],
];

const VALUES = [0, 1, 'AdoptValue', 'AdoptReason', 'Identity', 'ResolveElement', undefined, {}];

const attach = (P, log, see) => {
  for (const value of VALUES) {
    for (const to of [P.resolve(1), P.reject(2)]) see(P.attach(to, value) ?? to, String(value));
  }
  P.attach(P.resolve(3), log);
};

const rejections = (log) => ({
  onReject: (_, reason) => log(`the host hears of ${reason?.name ?? reason}`),
  onHandle: () => log('the host hears of a handler'),
});

for (const [title, edit] of CASES) {
  test(title, (t) => {
    const source = edit(sourceOf('es2025'));
    const [expected, actual] = ['faithful', 'fast'].map((preset) => {
      const options = { preset, edition: 'es2025' };
      const { report } = generated(source, options);
      const pass = report.find(({ name }) => name === 'forgotten-then');
      if (pass) t.not(pass.applied.length, 0);
      return tracedOn(source, options, attach, { rejections });
    });
    t.true(expected.includes('3'));
    t.deepEqual(actual, expected);
  });
}
