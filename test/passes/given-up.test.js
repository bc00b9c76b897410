import test from 'ava';
import { loadFor } from '../../cli/document.js';
import { EMBEDDED } from '../../cli/options.js';
import { AMENDMENTS, PRESETS } from '../../cli/choices.js';
import { SOURCE } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

const documentFor = (preset) =>
  preset in AMENDMENTS ? loadFor({ file: EMBEDDED }, preset) : SOURCE;
const stepsOf = (preset) => generated(documentFor(preset), { preset }).ledger.steps;

test('what an unsound pass gives up is said of the step, whether it stands or not', (t) => {
  const steps = stepsOf('deferred');
  const by = (key) => steps[key].lost?.map((loss) => loss.pass);
  t.deepEqual(by('sec-performpromisethen:8.b'), ['synchronous-jobs']);
  t.is(steps['sec-performpromisethen:8.b'].disposition, 'specialised');
  t.deepEqual(by('sec-triggerpromisereactions:1'), ['synchronous-jobs']);
  t.is(steps['sec-speciesconstructor:6'].disposition, 'given up');
  t.deepEqual(by('sec-speciesconstructor:6'), ['no-subclasses']);
  t.deepEqual(by('sec-promise.prototype.then:3'), ['no-subclasses']);
  t.is(by('sec-fulfillpromise:3'), undefined);
});

const SOUND = Object.keys(PRESETS).filter((name) => name !== 'deferred');
for (const preset of swept(SOUND, (name) => name === 'fast' || name === 'small')) {
  test(`${preset} gives nothing up`, (t) => {
    for (const { disposition, lost } of Object.values(stepsOf(preset))) {
      t.not(disposition, 'given up');
      t.is(lost, undefined);
    }
  });
}
