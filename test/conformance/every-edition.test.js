import fc from 'fast-check';
import test from 'ava';
import { loadDocument } from '../../spec/1-read/file.js';
import { amend } from '../../spec/1-read/amend.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { sourceOf } from '../../cli/editions.js';
import { compare } from '../fuzz/compare.js';
import { programs } from '../fuzz/programs.js';
import { librarySubject } from '../fuzz/subjects.js';
import { EDITIONS } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

/** Each edition has libraries, and its fast ones do what its faithful ones do: a sample of the fuzz. */

const sample = fc.sample(programs, { seed: 1, numRuns: 60 });

// es2015 and es2025 have the fuzz
for (const edition of swept(EDITIONS, (name) => name === 'es2020')) {
  for (const target of swept(TARGET_NAMES, (name) => name === 'es2022')) {
    test(`${edition}, ${target}`, (t) => {
      const { file, amendments } = sourceOf({ edition });
      const document = [file, ...amendments].map((name) => loadDocument(name)).reduce(amend);
      const [faithful, ...others] = ['faithful', 'fast', 'small'].map((preset) => {
        const { code } = generated(document, { preset, target, edition });
        return librarySubject({ name: `${preset}.${target}`, target, assume: [], code });
      });
      for (const program of sample) t.is(compare(program, faithful, others), undefined);
    });
  }
}
