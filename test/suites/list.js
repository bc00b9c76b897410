/**
 * Suites of other projects. What a suite needs of npm is the dependencies of its own manifest, and of the
 * development ones those that it is run with; versions are those that npm had on one day.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} repository on GitHub
 * @property {string} version
 * @property {string} commit
 * @property {string[]} needs development dependencies
 * @property {string} [build] a script of the manifest that has to run first
 * @property {string} runner a key of runners.js
 * @property {string[]} args of the runner: flags, and the tests
 * @property {string} [lacks] what ES2015 lacks that the suite calls; where it is not there, ES2015 is run, too
 * @property {Record<string, string>} [differences] each test that passes natively and not with the
 *   library, with the reason
 */

/** The day whose packages the suites are run with. */
export const DAY = '2026-11-01';

/** @type {Suite[]} */
export const SUITES = [
  {
    name: 'express',
    repository: 'expressjs/express',
    version: 'after 5.2.1',
    commit: 'a3714473feb3d2908add734d340e7755fd85e0a3',
    needs: [
      ...['after', 'connect-redis', 'cookie-parser', 'cookie-session', 'ejs', 'express-session'],
      ...['hbs', 'marked', 'method-override', 'mocha', 'morgan', 'pbkdf2-password', 'supertest'],
      'vhost',
    ],
    runner: 'mocha',
    args: ['--require', 'test/support/env', '--check-leaks', 'test/', 'test/acceptance/'],
  },
  {
    name: 'koa',
    repository: 'koajs/koa',
    version: '3.2.0',
    commit: 'e0ba8ef39d27fe5dae5492f9fe753d155124f994',
    needs: ['gen-esm-wrapper', 'supertest'],
    build: 'build',
    runner: 'node',
    args: [],
  },
  {
    name: 'async',
    repository: 'caolan/async',
    version: '3.2.6',
    commit: '85fb18f3d319d14d893ec24648929ff0eb908768',
    needs: [
      ...['babel-plugin-syntax-async-generators'],
      ...['babel-plugin-transform-es2015-modules-commonjs', 'babel-preset-es2015'],
      ...['babel-preset-es2017', 'babel-register', 'bluebird', 'chai', 'es6-promise', 'mocha'],
      ...['native-promise-only', 'rsvp', 'semver'],
    ],
    runner: 'mocha',
    args: [],
  },
  {
    name: 'fastify',
    repository: 'fastify/fastify',
    version: '5.12.1',
    commit: '7d196a998c422062a3aaa3f8041db91ad576cea0',
    needs: [
      ...['ajv', 'ajv-errors', 'ajv-formats', 'ajv-i18n', 'ajv-merge-patch', 'fast-json-body'],
      ...['fastify-plugin', 'fluent-json-schema', 'h2url', 'http-errors', 'joi', 'JSONStream'],
      ...['node-forge', 'proxyquire', 'split2', 'undici', 'vary', 'yup'],
    ],
    runner: 'node',
    args: ['test/*.test.js'],
    lacks: '`allSettled`',
  },
  {
    name: 'p-queue',
    repository: 'sindresorhus/p-queue',
    version: '9.3.3',
    commit: '180ab9e25cd10b6f548767d7176076b50d25e188',
    needs: ['delay', 'in-range', 'p-defer', 'random-int', 'time-span', 'tsx'],
    runner: 'node',
    args: ['--import=tsx/esm', 'test/*.ts'],
    lacks: '`allSettled`, `finally`',
  },
  {
    name: 'p-limit',
    repository: 'sindresorhus/p-limit',
    version: '7.3.1',
    commit: 'df476048d023ff868cd45b35ee47f5fb0ca2b25a',
    needs: ['ava', 'in-range', 'random-int', 'time-span'],
    runner: 'ava',
    args: [],
    lacks: '`finally`, in AVA',
  },
  {
    name: 'p-map',
    repository: 'sindresorhus/p-map',
    version: '7.0.6',
    commit: 'bc26cf03f81292325236a1188063dac8e7a4de0f',
    needs: ['ava', 'chalk', 'delay', 'in-range', 'random-int', 'time-span'],
    runner: 'ava',
    args: ['test.js'],
    lacks: '`finally`, in AVA',
  },
];
