import { spawn } from 'node:child_process';

/** Against what never ends, not against what is slow: a machine may be busy with other work. */
const NEVER_ENDS = 3_600_000;

/**
 * Runs a program to its end. Suites run in processes of their own because they leave rejected
 * promises unhandled, change globals or bring their own mocha, none of which AVA forgives.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeout?: number, cwd?: string, env?: object }} [options]
 * @returns {Promise<{ code: number | null, signal: string | null, stdout: string, stderr: string }>}
 */
export function run(command, args, { timeout = NEVER_ENDS, cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const options = { timeout, cwd, env: { ...process.env, ...env }, killSignal: 'SIGKILL' };
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (text) => (output[stream] += text));
    }
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, ...output }));
  });
}

/**
 * Runs a Node script that prints one JSON document.
 *
 * @param {string[]} args the script, and what it is given
 * @param {{ node?: string, timeout?: number, cwd?: string, env?: object }} [options]
 */
export async function runJson(args, { node = process.execPath, ...options } = {}) {
  const { code, signal, stdout, stderr } = await run(node, args, options);
  try {
    return JSON.parse(stdout);
  } catch {
    const end = signal ? `was killed (${signal})` : `ended with code ${code}`;
    throw new Error(
      `${args.join(' ')}\n${end} and printed no JSON\n${stdout.slice(0, 2000)}\n${stderr.slice(0, 2000)}`,
    );
  }
}
