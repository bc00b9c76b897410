import { MICRO_WORKLOADS } from '../run/options.js';
import { grouped, ranked } from './table.js';

const WIDTH = 900;
const LEFT = 300;
const BAR = 16;
const GAP = 6;
const TOP = 54;
const MEGABYTE = 1024 * 1024;

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const text = (x, y, content, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${escape(content)}</text>`;

/** Where a bar of this length ends. */
const scale = (most) => (value) => LEFT + (value / most) * (WIDTH - LEFT - 80);

const bar = ({ label, value, low, high, ours }, index, at) => {
  const y = TOP + index * (BAR + GAP);
  const middle = y + BAR / 2;
  const shown = value.toFixed(value < 10 ? 2 : 1);
  return [
    text(LEFT - 8, y + BAR - 4, label, 'text-anchor="end"'),
    `<rect x="${LEFT}" y="${y}" width="${Math.max(at(value) - LEFT, 1).toFixed(1)}" height="${BAR}" fill="${ours ? '#b45309' : '#64748b'}"/>`,
    `<path d="M${at(low).toFixed(1)} ${middle}H${at(high).toFixed(1)}" stroke="#111" stroke-width="2"/>`,
    text((at(Math.max(value, high)) + 6).toFixed(1), y + BAR - 4, shown),
  ].join('');
};

/**
 * A plot of bars, each with its spread.
 *
 * @param {string} title
 * @param {string} unit
 * @param {{label: string, value: number, low: number, high: number, ours: boolean}[]} bars
 */
export const barPlot = (title, unit, bars) => {
  const height = TOP + bars.length * (BAR + GAP) + 10;
  const at = scale(Math.max(...bars.map(({ value, high }) => Math.max(value, high)), 1e-9));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(16, 22, title, 'font-size="15" font-weight="bold"'),
    text(16, 40, `${unit}; less is better; the line is from the lower to the upper quartile`),
    ...bars.map((one, index) => bar(one, index, at)),
    '</svg>\n',
  ].join('\n');
};

const barsOf = (results, key, unit, sort) =>
  sort(results.filter((result) => result[key])).map((result) => ({
    label: result.peer,
    value: result[key].median / unit,
    low: result[key].low / unit,
    high: result[key].high / unit,
    ours: result.peer.startsWith('fledgling') || result.peer.startsWith('until '),
  }));

const fileName = (title) => title.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/**
 * Time and memory by row, a plot for each table.
 *
 * @param {import('../run/summary.js').Result[]} results
 * @returns {Map<string, string>} file name → SVG
 */
export const plots = (results) => {
  const files = new Map();
  for (const [title, rows] of grouped(results)) {
    const micro = MICRO_WORKLOADS.includes(rows[0].workload);
    const small = micro || rows[0].io === 'never';
    const measures = [
      ['time', micro ? 'ns' : 'ms', 1],
      ['memory', small ? 'bytes' : 'MB', small ? 1 : MEGABYTE],
    ];
    for (const [key, unit, size] of measures) {
      const bars = barsOf(rows, key, size, rows[0].run === 'passes' ? (all) => all : ranked);
      if (bars.length === 0) continue;
      files.set(`${fileName(title)}-${key}.svg`, barPlot(`${title}: ${key}`, unit, bars));
    }
  }
  return files;
};
