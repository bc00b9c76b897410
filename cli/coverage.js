import { join } from 'node:path';
import { isPart, placeOf, stepOf } from '../generator/ir/origin.js';
import { COVERAGE, lastRecord } from './coverage/record.js';
import { COMMITTED, CURRENT } from './editions.js';
import { Answers } from './explain/answers.js';
import { displayed } from './options.js';
import { wrapped } from './terminal.js';

/** `fledgling coverage`: which steps of the standard the suites reach. */

/** What was written of the last run; says so where it was of another library than lies there now. */
const recordIn = (out) => {
  const { record, isCurrent } = lastRecord(out);
  if (!isCurrent) {
    const file = displayed(join(out, COVERAGE));
    console.error(`${file} is of an earlier ${record.library}: npm run coverage -- --write`);
  }
  return record;
};

/** Steps that no test reaches, with the reason, from what was written of the last run. */
const showMissing = async ({ json, edition }) => {
  const answers = new Answers({ edition }, 'faithful');
  const missing = Object.entries(recordIn(answers.out).steps)
    .filter(([, reason]) => typeof reason === 'string')
    .map(([key, reason]) => {
      const { clause, sentence } = answers.step(stepOf(key));
      const place = { path: placeOf(key), ...(isPart(key) ? {} : { sentence }) };
      return { key, clause: `${clause.number} ${clause.title}`, ...place, reason };
    });
  if (json) return console.log(JSON.stringify(missing, null, 2));
  const lines = missing.flatMap(({ clause, path, sentence = '', reason }, at) => [
    ...(clause === missing[at - 1]?.clause ? [] : [clause]),
    `  ${path}  ${sentence}`.trimEnd(),
    `    ${reason}`,
  ]);
  return console.log(
    await wrapped([...lines, `${missing.length} steps and arms that no test reaches`].join('\n')),
  );
};

/** @param {any} options of the command line */
export const run = async (options) => {
  const { edition = CURRENT } = options;
  if (options.missing && !options.write && COMMITTED.includes(edition)) return showMissing(options);
  const { measure } = await import('./coverage/measure.js');
  return measure(options);
};
