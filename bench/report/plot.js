import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { MICRO_WORKLOADS } from '../run/options.js';
import { grouped, isShown, ranked, SPENT } from './table.js';

const MEGABYTE = 1024 * 1024;

const OURS = { field: 'ours', scale: { domain: [true, false], range: ['#b45309', '#64748b'] } };

/** Of each row one bar, with the line of its quartiles and its figure. */
const SPREADS = (unit) => [
  {
    mark: 'bar',
    encoding: {
      x: { field: 'median', type: 'quantitative', title: `${unit}; the line: its quartiles` },
      color: { ...OURS, legend: null },
    },
  },
  { mark: 'rule', encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } } },
  {
    mark: { type: 'text', align: 'left', dx: 6 },
    encoding: {
      x: { field: 'high', type: 'quantitative' },
      text: { field: 'median', format: '.3~r' },
    },
  },
];

const HEADS = SPENT.map(([head]) => head);

/** Of each row one bar of what its time was spent on. */
const PARTS = (unit) => [
  {
    mark: 'bar',
    encoding: {
      x: { field: 'median', type: 'quantitative', title: unit },
      color: { field: 'kind', type: 'nominal', sort: null, title: null, scale: { domain: HEADS } },
      order: { field: 'place' },
    },
  },
];

const CONFIG = {
  aria: false,
  axis: { grid: false, labelLimit: 300 },
  axisX: { tickCount: 5 },
  legend: { orient: 'top', symbolLimit: 0 },
  title: { anchor: 'start' },
  view: { stroke: null },
};

/** The rows of one table, below each other. */
const table = (title, bars, layer) => ({
  title,
  data: { values: bars },
  width: 560,
  height: { step: 18 },
  encoding: { y: { field: 'peer', type: 'nominal', sort: null, title: null } },
  layer,
});

/** The tables of single operations are one plot. */
const specification = (title, bars, layer) => {
  const cases = [...new Set(bars.map((bar) => bar.case))];
  const of = (name) => bars.filter((bar) => bar.case === name);
  const tables =
    cases.length === 1
      ? table(title, bars, layer)
      : { title, vconcat: cases.map((name) => table(name, of(name), layer)) };
  return { background: 'white', config: CONFIG, ...tables };
};

const draw = async (...parts) => {
  const { spec } = compile(specification(...parts));
  return `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
};

const scaled = ({ low, median, high }, unit) => ({
  low: low / unit,
  median: median / unit,
  high: high / unit,
});

const OWN = /^(?:fledgling|until )/;

/** What a plot of time, memory or shares of the time draws of a row. */
const barsOf = (measure, unit) => (result) => {
  const { peer, case: name } = result;
  const base = { peer, case: name, ours: OWN.test(peer) };
  if (measure !== 'spent') return [{ ...base, ...scaled(result[measure], unit) }];
  return SPENT.map(([kind, key], place) => ({
    ...base,
    kind,
    place,
    ...scaled(result.spent[key], unit),
  }));
};

/** Passes stand in their order, others by what they took. */
const inOrder = (rows) => (rows[0].study === 'passes' ? rows : ranked(rows));

const measuresOf = ({ workload, io, study }) => {
  if (study === 'profile') return [['spent', 'ms', 1]];
  const micro = MICRO_WORKLOADS.includes(workload);
  const small = micro || io === 'never';
  return [
    ['time', micro ? 'ns' : 'ms', 1],
    ['memory', small ? 'bytes' : 'MB', small ? 1 : MEGABYTE],
  ];
};

/** Tables that are one plot. */
const joined = (results) => {
  const groups = new Map();
  for (const [, rows] of grouped(results)) {
    const [[title]] = grouped(rows.map((row) => ({ ...row, case: row.case && 'all' })));
    groups.set(title, [...(groups.get(title) ?? []), ...inOrder(rows)]);
  }
  return groups;
};

const fileName = (title) => title.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/**
 * Time and memory by row, or what the time was spent on: plots for each group of tables.
 *
 * @param {import('../run/summary.js').Result[]} results
 * @returns {Promise<Map<string, string>>} file name → SVG
 */
export const plots = async (results) => {
  const files = new Map();
  for (const [title, rows] of joined(results.filter(isShown))) {
    for (const [key, unit, size] of measuresOf(rows[0])) {
      const bars = rows.filter((row) => row[key]).flatMap(barsOf(key, size));
      if (bars.length === 0) continue;
      const layer = (key === 'spent' ? PARTS : SPREADS)(unit);
      files.set(`${fileName(title)}-${key}.svg`, await draw(`${title}: ${key}`, bars, layer));
    }
  }
  return files;
};
