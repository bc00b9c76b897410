import { join } from 'node:path';
import { compare, loadExpectations } from '../support/expectations.js';
import { assumptionsOf } from '../support/libraries.js';
import { findTest262, runTest262 } from '../support/test262.js';
import { build } from './build.js';
import { configuration } from './matrix.js';

// node sample-cli.js ID...: makes libraries of the matrix, runs a few tests of test262 on each, and
// prints what is wrong with them. `npm run verify` runs all.

const SUITE = '2016-06';

/** Tests that between them run every function of the library. */
const SAMPLE = `
exception-after-resolve-in-thenable-job.js
reject-ignored-via-fn-deferred.js
reject-via-abrupt.js
resolve-prms-cstm-then-immed.js
resolve-self.js
resolve-thenable-deferred.js
Symbol.species/return-value.js
all/S25.4.4.1_A7.2_T1.js
all/S25.4.4.1_A8.2_T1.js
all/call-resolve-element-after-return.js
all/capability-executor-called-twice.js
all/ctx-ctor.js
all/iter-close.js
all/resolve-from-same-thenable.js
all/same-reject-function.js
prototype/S25.4.5_A3.1_T1.js
prototype/catch/S25.4.5.1_A3.1_T2.js
prototype/then/S25.4.5.3_A5.3_T1.js
prototype/then/capability-executor-not-callable.js
prototype/then/ctor-throws.js
prototype/then/deferred-is-resolved-value.js
prototype/then/resolve-pending-fulfilled-prms-cstm-then.js
prototype/then/resolve-pending-rejected-thenable.js
prototype/then/rxn-handler-fulfilled-next-abrupt.js
prototype/then/rxn-handler-identity.js
prototype/then/rxn-handler-thrower.js
race/S25.4.4.3_A7.2_T1.js
race/iter-close.js
race/resolve-prms-cstm-then.js
reject/S25.4.4.4_A2.1_T1.js
reject/capability-executor-not-callable.js
resolve/S25.Promise_resolve_foreign_thenable_2.js
resolve/context-non-object-with-promise.js
resolve/resolve-from-promise-capability.js
`
  .trim()
  .split('\n');

process.on('unhandledRejection', () => {}); // the subject of many tests, and no failure of them

const root = findTest262();
const known = new Map();

const runSample = async (source, { target, choice }) => {
  if (!root) return [];
  const library = { edition: 'es2015', target, assume: assumptionsOf(choice) };
  const listed = loadExpectations(library).filter(({ test }) => SAMPLE.includes(test));
  const results = await runTest262({ dir: join(root, SUITE), files: SAMPLE, source });
  return compare(SUITE, results, listed);
};

const problems = {};
for (const id of process.argv.slice(2)) {
  const chosen = configuration(id);
  const { code, digest, problems: broken } = build(chosen);
  const ran = broken.length > 0 ? [] : (known.get(digest) ?? (await runSample(code, chosen)));
  known.set(digest, ran);
  problems[id] = [...broken, ...ran];
}
console.log(JSON.stringify(problems));
