import { pathToFileURL } from 'node:url';
import { CLI } from './cli.js';

/**
 * The program, command after command in one process: what it loads is loaded once, and what the engine
 * learned of it stays. A command finds a process as its own would be, and ends as it would.
 */

/** What the program throws here in place of ending its process. */
class End extends Error {
  constructor(code) {
    super(`ended with ${code}`);
    this.exitCode = code;
  }
}

process.exit = (code) => {
  throw new End(code);
};

/** Collects what is written to a stream. */
const caught = (stream) => {
  const texts = [];
  const { write } = stream;
  stream.write = (text) => Boolean(texts.push(String(text)));
  return () => {
    stream.write = write;
    stream.removeAllListeners('error');
    return texts.join('');
  };
};

let count = 0;

/** Only the file that reads the arguments runs anew. */
const program = () => import(`${pathToFileURL(CLI).href}?run=${count++}`);

const endOf = async () => {
  try {
    await program();
    return process.exitCode ?? 0;
  } catch (error) {
    if (error instanceof End) return error.exitCode;
    process.stderr.write(`${error.stack}\n`);
    return 1;
  }
};

const runCommand = async ({ folder, args }) => {
  process.chdir(folder);
  process.argv = [process.execPath, CLI, ...args];
  process.exitCode = undefined;
  const [stdout, stderr] = [process.stdout, process.stderr].map(caught);
  const code = await endOf();
  process.exitCode = undefined;
  return { code, signal: null, stdout: stdout(), stderr: stderr() };
};

process.on('message', async (command) => process.send(await runCommand(command)));
