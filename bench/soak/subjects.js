import { fileURLToPath } from 'node:url';
import { BUILT_IN, fledgling, INSTALLED, installed } from '../peers/index.js';

/** Files of this library. */
const FILES = ['es2015/fast.es2022', 'es2015/fast.es5', 'es2025/fast.es2022', 'es2025/fast.es5'];

/** What this library stands beside. */
const PEERS = ['native', 'bluebird', 'core-js'];

const outputOf = (file) => fileURLToPath(new URL(`../../output/${file}.cjs`, import.meta.url));

/** @type {import('../peers/index.js').Peer[]} */
export const OURS = FILES.map((file) => fledgling(`fledgling ${file}`, outputOf(file)));

/** @returns {import('../peers/index.js').Peer[]} ours, and those that are installed */
export const subjects = () => [
  ...OURS,
  ...[...BUILT_IN, ...(installed() ? INSTALLED : [])].filter(({ name }) => PEERS.includes(name)),
];
