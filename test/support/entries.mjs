// Imports entries of an installed package as a user does, and prints what they are as JSON.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const entries = {};
for (const entry of process.argv.slice(2)) {
  const { default: library, Promise, create } = await import(entry);
  const required = require(entry);
  entries[entry] = {
    default: library === required,
    named: Promise === required.Promise && create === required.create,
    works: (await Promise.resolve(entry)) === entry,
  };
}
console.log(JSON.stringify(entries));
