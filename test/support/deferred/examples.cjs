'use strict';
/* Runs the examples of a page on a library: node examples.cjs PAGE LIBRARY; prints what failed. */
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');

const [page, library] = process.argv.slice(2).map((file) => resolve(file));
const AsyncFunction = (async () => {}).constructor;
const EXAMPLE = /^```js\n(.*?)^```$/gms;
const loads = (name) => require(name === 'fledgling/deferred' ? library : name);

async function run(code) {
  const { DeferredPromise } = require(library);
  const names = [
    'require',
    'assert',
    ...(/DeferredPromise }/.test(code) ? [] : ['DeferredPromise']),
  ];
  try {
    await new AsyncFunction(...names, code)(loads, assert, DeferredPromise);
    return null;
  } catch (error) {
    return String(error.stack);
  }
}

async function runAll(examples) {
  const failures = [];
  for (const code of examples) failures.push(await run(code));
  console.log(JSON.stringify(failures));
}

runAll([...readFileSync(page, 'utf8').matchAll(EXAMPLE)].map(([, code]) => code));
