#!/usr/bin/env node
import { Command } from 'commander';
import { SpecError } from '../spec/1-read/error.js';
import { auditCommand } from './audit.js';
import { compareCommand } from './compare.js';
import { coverageCommand } from './coverage.js';
import { explainCommand } from './explain.js';
import { generateCommand } from './generate.js';
import { parseCommand } from './parse.js';
import { passesCommand } from './passes.js';
import { tryCommand } from './try.js';

/** 1: a document that cannot be used, a difference, a stale file. 2: wrong usage. */
const WRONG_USAGE = 2;

const program = new Command('fledgling')
  .description('Promise libraries, translated step by step from the ECMAScript standard')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG_USAGE))
  .showHelpAfterError('(--help shows the commands and options)');

const COMMANDS = [
  generateCommand,
  passesCommand,
  explainCommand,
  auditCommand,
  coverageCommand,
  parseCommand,
  compareCommand,
  tryCommand,
];
for (const define of COMMANDS) define(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
