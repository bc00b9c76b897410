import { argumentsOf, work, WORK_OPTIONS } from './work.js';

// node work-run.js COUNT [KILLED] [--shard …]: work whose items are numbers, of which the one that is
// named kills this process. Prints what was run, and what is done.

const { values, positionals } = argumentsOf({ allowPositionals: true, options: WORK_OPTIONS });
const [count, killed] = positionals.map(Number);
const ran = [];

const done = await work({
  items: Array.from({ length: count }, (_, at) => ({ key: `item ${at}`, at })),
  options: values,
  file: values.log,
  lane: () => ({
    run: async ({ at }) => {
      if (at === killed) process.kill(process.pid, 'SIGKILL');
      ran.push(at);
      return at * at;
    },
  }),
  word: String,
});

console.log(JSON.stringify({ ran, done: done.map(({ item, result }) => [item.at, result]) }));
