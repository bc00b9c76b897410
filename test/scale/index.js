import { TARGET_NAMES } from '../../generator/targets/names.js';
import { argumentsOf, command, logFile, work, WORK_OPTIONS, WORK_USAGE } from '../support/work.js';
import { excess, measure, OTHERS, PROGRAMS, textOf, wrongResult } from './programs.js';

/** `npm run scale`: everything at its full size, and the queue ten times as long. */

const LARGE = 1_000_000;
const QUEUE = 10_000_000;

const USAGE = `npm run scale -- [options]
${WORK_USAGE}`;

const resultOf = (program, faithful, rest, factor) => {
  const all = [faithful, ...rest];
  return {
    lines: all.map(textOf),
    problems: [
      ...all.flatMap((measured) => wrongResult(program, measured)),
      ...rest.flatMap((measured) => excess(measured, faithful, factor)),
    ],
  };
};

const atSize = (program, target) => ({
  key: `${program}, ${target}`,
  run: async () => {
    const presets = ['faithful', ...OTHERS];
    const [faithful, ...rest] = await Promise.all(
      presets.map((preset) => measure(preset, target, program, LARGE)),
    );
    return resultOf(program, faithful, rest);
  },
});

const longQueue = (target) => ({
  key: `a queue of 10^7 jobs, ${target}`,
  run: async () => {
    const program = 'a queue of jobs';
    // faithful would take the memory of many machines, so a tenth stands for it
    const faithful = await measure('faithful', target, program, QUEUE / 10);
    const rest = [];
    for (const preset of OTHERS) rest.push(await measure(preset, target, program, QUEUE));
    return resultOf(program, faithful, rest, 10);
  },
});

const items = TARGET_NAMES.flatMap((target) => [
  ...Object.keys(PROGRAMS).map((program) => atSize(program, target)),
  longQueue(target),
]);

const { values } = argumentsOf({
  options: {
    ...WORK_OPTIONS,
    // each takes gigabytes
    jobs: { ...WORK_OPTIONS.jobs, default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const main = async () => {
  const done = await work({
    items,
    options: values,
    file: values.log ?? logFile('scale', []),
    lane: () => ({ run: ({ run }) => run() }),
    word: ({ problems }) => (problems.length === 0 ? 'as flat as faithful' : problems.join('; ')),
  });
  for (const { item, result } of done) {
    console.log([item.key, ...result.lines, ...result.problems].join('\n    '));
    if (result.problems.length > 0) process.exitCode = 1;
  }
};

if (values.help) console.log(USAGE);
else await command(main);
