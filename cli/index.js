#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { didYouMean } from '../spec/1-read/nearest.js';
import { COMMANDS } from './commands/index.js';
import { endQuietlyOnClosedPipe, problemOf } from './endings.js';
import { optimiseLate } from './engine.js';
import { checkValues } from './options.js';

/** 1: a document that cannot be used, a difference, a stale file. 2: wrong usage. */
const WRONG_USAGE = 2;

endQuietlyOnClosedPipe(process.stdout);
optimiseLate();

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const program = new Command('fledgling')
  .description('Promise libraries, translated step by step from the ECMAScript standard')
  .version(version)
  .option('--no-color', 'no colours; nor with NO_COLOR in the environment')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG_USAGE))
  .helpCommand(false) // commander's own shows everything where it knows no such command
  .showHelpAfterError('(--help shows the commands and options)')
  .addHelpText('after', '\nExample:\n  fledgling explain Promise.resolve 3.c');

for (const { name, description, load } of COMMANDS) {
  const command = program.command(name).description(description);
  if (!process.argv.includes(name)) continue;
  (await load()).define(command);
  checkValues(command);
}

const names = COMMANDS.map(({ name }) => name);

/** @param {string} name that no command has */
const refuse = (name) =>
  program.error(
    `error: unknown command '${name}'${didYouMean(name, names)}\n  expected  ${names.join(', ')}`,
  );

program.on('command:*', ([name]) => refuse(name));
program
  .command('help')
  .description('show what a command takes')
  .argument('[command]')
  .action((name) => {
    if (name === undefined) return program.help();
    if (!names.includes(name)) return refuse(name);
    return program.commands.find((command) => command.name() === name).help();
  });

try {
  await program.parseAsync();
} catch (error) {
  const problem = problemOf(error);
  if (problem === undefined) throw error;
  console.error(problem);
  process.exitCode = 1;
}
