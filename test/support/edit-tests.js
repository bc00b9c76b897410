import { setImmediate } from 'node:timers/promises';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { STANDARD } from '../../cli/choices.js';
import { edited, SOURCE } from './documents.js';
import { swept } from './extent.js';
import { traceOf } from './guards/trace.js';
import { loaded } from './loaded.js';

/** Every library of a changed document does what the document then says. */

const unchanged = new Map();

/** The libraries of the document as it is; each is made once. */
const original = (preset, target) => {
  const name = `${preset}.${target}`;
  if (!unchanged.has(name)) unchanged.set(name, loaded(SOURCE, { preset, target }));
  return unchanged.get(name);
};

const sourceOf = ({ changes, edit }) => (edit ? edit(SOURCE) : edited(changes));

const PRESETS = swept(STANDARD, (preset) => preset === 'faithful' || preset === 'fast');

/**
 * @param {Function} test AVA's
 * @param {import('./edits/constructor.js').Edit[]} edits
 */
export function testEdits(test, edits) {
  for (const edit of swept(edits, (_, at) => at % 8 === 0)) {
    const { name, probes, same = false, targets: ofEdit = TARGET_NAMES } = edit;
    const wanted = swept(ofEdit, (_, at) => at === 0);
    test.serial(name, async (t) => {
      const source = sourceOf(edit);
      t.not(source, SOURCE);
      // some probes show what stays; one at least has to show the change
      const differs = probes.some(([, , before, after]) => `${before}` !== `${after}`);
      t.is(differs, !same);
      for (const preset of PRESETS) {
        for (const target of wanted) {
          await setImmediate(); // lets the runner hear of what is done
          const library = loaded(source, { preset, target });
          for (const [title, program, before, after] of probes) {
            const message = `${title}, ${preset}.${target}`;
            t.deepEqual(
              traceOf(() => original(preset, target), program),
              before,
              `${message}, as it is`,
            );
            t.deepEqual(
              traceOf(() => library, program),
              after,
              message,
            );
          }
        }
      }
    });
  }
}
