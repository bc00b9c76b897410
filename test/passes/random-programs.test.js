import test from 'ava';
import escodegen from 'escodegen';
import fc from 'fast-check';
import { Library } from '../../generator/ir/library.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { targets } from '../../generator/targets/index.js';
import { PASSES } from '../../transforms/index.js';
import { programOf, trace } from '../support/evaluations.js';
import { randomRuns } from '../support/extent.js';
import { read } from '../support/pass-examples.js';

/** Passes that rest on no function of a document keep what random programs do. */

const RUN = randomRuns(100, 3000);

const HOSTS = [0, 1, 2, 3, 4, 5];
const GENERAL = PASSES.filter(({ rests = [] }) => rests.length === 0);
const CALLS = 'return Promise.main(a, b, f);';

const print = (program) => escodegen.generate(program, { verbatim: VERBATIM });
const tracesOf = (code) => HOSTS.map((host) => trace(code, CALLS, host).join('\n'));

for (const target of targets.values()) {
  test(`general passes keep what random programs do, ${target.name}`, (t) => {
    const applied = new Set();
    const isKept = (choices) => {
      const { library, body } = programOf(choices, { isShown: false });
      const main = `class Promise { constructor(executor) {} static main(a, b, f) { ${body} } }`;
      const program = /** @type {any} */ (read(`${library}\n${main}`));
      let before = print(program);
      const expected = tracesOf(before);
      for (const pass of GENERAL) {
        pass.rewrite(new Library(program, target, pass.name));
        target.lower(program);
        const after = print(program);
        if (after === before) continue;
        applied.add(pass.name);
        tracesOf(after).forEach((actual, host) => {
          if (actual !== expected[host])
            throw new Error([pass.name, before, after, expected[host], actual].join('\n---\n'));
        });
        before = after;
      }
    };
    const choices = fc.array(fc.nat(999), { minLength: 20, maxLength: 120 });
    fc.assert(fc.property(choices, isKept), RUN);
    t.true(applied.size >= 8, [...applied].join(', '));
  });
}
