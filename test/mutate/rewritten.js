import {
  addClauses,
  clauseOf,
  clausesOf,
  endOf,
  indentOf,
  isElse,
  placesIn,
  says,
  splice,
  STEP,
  variablesIn,
} from './places.js';

/**
 * The same steps in other words and another order: what an editor does who means the same. Most of
 * these keep the meaning; whether one does is for the programs to say that are run on it.
 *
 * @typedef {object} Place
 * @property {string[]} lines
 * @property {number} at the line of a step
 * @property {number} end behind it, and the steps in it
 * @property {number} last behind the steps that follow it, inside of the same step
 * @property {string} indent
 * @property {string} text
 */

/** @typedef {(place: Place) => string[]|undefined} Rewrite the lines of the document, if the step has that form */

/** @returns {Place} */
const placeOf = (lines, at) => {
  const indent = indentOf(lines[at]);
  let last = at + 1;
  while (STEP.test(lines[last]) && indentOf(lines[last]).length >= indent.length) last++;
  return { lines, at, end: endOf(lines, at), last, indent, text: STEP.exec(lines[at])[2] };
};

const ownStep = ({ lines, indent, last }, at) =>
  at < last && indentOf(lines[at]) === indent ? STEP.exec(lines[at])[2] : undefined;

/** A name, or that with a number, which no line has. */
const fresh = (lines, name) => {
  let free = name;
  for (let n = 2; lines.some((line) => line.includes(free)); n++) free = `${name}${n}`;
  return free;
};

/** An expression of a step gets a name before it. */
const named = ({ lines, at, indent, text }, expression) => {
  const variable = `_${fresh(lines, 'held')}_`;
  return splice(
    lines,
    at,
    1,
    `${indent}1. Let ${variable} be ${expression}.`,
    `${indent}1. ${text.replace(expression, () => variable)}`,
  );
};

const OPPOSITES = [
  [/ is \*true\*, then$/, ' is *false*, then'],
  [/ is \*false\*, then$/, ' is *true*, then'],
  [/ is an abrupt completion, then$/, ' is not an abrupt completion, then'],
  [/ is not an Object, then$/, ' is an Object, then'],
  [/ is not Object, then$/, ' is Object, then'],
  [/ is (\*undefined\*|~[\w-]+~|\*"\w+"\*|0), then$/, ' is not $1, then'],
  [/ is absent, then$/, ' is present, then'],
  [/ is empty, then$/, ' is not empty, then'],
];

/** Steps become an operation of their own, with what they use as its parameters. */
const factored = ({ lines, at, indent }, steps, count, call) => {
  const text = steps.join('\n');
  const isDefined = (name) => new RegExp(`(?:Let|For each(?: \\w+)?) _${name}_ `).test(text);
  const names = variablesIn(text).filter((name) => !isDefined(name));
  const parameters = names.map((name) => `_${name}_`).join(', ');
  const name = fresh(lines, 'Factored');
  const id = `sec-${name.toLowerCase()}`;
  return addClauses(
    splice(lines, at, count, `${indent}1. ${call(`${name}(${parameters})`)}`),
    clauseOf(id, `${name} ( ${parameters} )`, `aoid="${name}"`, steps),
  );
};

const FIELD = /_\w+_\.\[\[\w+\]\]/;
const SIMPLE = /^(?:Set _\w+_\.\[\[|Perform (?!\?)|Append )/;
/** `Let _x_ be ? Call(…).`: what is in front of an operation, how its completion is taken, and the call. */
const ANSWER = /^(.+? )([?!] |)([A-Z]\w+\((?:[^()]|\([^()]*\))*\))\.$/;

/** @type {Record<string, Rewrite>} */
const REWRITES = {
  'behind the next': (place) => {
    const { lines, at, end } = place;
    const next = ownStep(place, end);
    if (!next || isElse(lines[end]) || /^(?:Return|Throw)/.test(next)) return undefined;
    const behind = endOf(lines, end);
    if (isElse(lines[behind])) return undefined;
    return splice(lines, at, behind - at, ...lines.slice(end, behind), ...lines.slice(at, end));
  },
  'a result in a variable': (place) => {
    const [, result] = /^Return (.+)\.$/.exec(place.text) ?? [];
    return result && !/^[*~_\w]+$/.test(result) ? named(place, result) : undefined;
  },
  'a field in a variable': (place) => {
    const [assigned = ''] =
      /^(?:.*\b[Ss]et _\w+_\.\[\[\w+\]\] to|Append .* (?:of|to))/.exec(place.text) ?? [];
    const [field] = FIELD.exec(place.text.slice(assigned.length)) ?? [];
    if (!field || assigned.includes(field) || /^(?:For|While|Else)/.test(place.text))
      return undefined;
    return named(place, field);
  },
  'a List in a variable': (place) => {
    const [list] = /« [^»]+ »/.exec(place.text) ?? [];
    return list && /^(?:Perform|Let) /.test(place.text) ? named(place, list) : undefined;
  },
  'the other arm first': (place) => {
    const { lines, at, end, indent, text } = place;
    const [from, to] = OPPOSITES.find(([pattern]) => pattern.test(text)) ?? [];
    if (!from || !/^If /.test(text) || ownStep(place, end) !== 'Else,') return undefined;
    const behind = endOf(lines, end);
    return splice(
      lines,
      at,
      behind - at,
      `${indent}1. ${text.replace(from, to)}`,
      ...lines.slice(end + 1, behind),
      `${indent}1. Else,`,
      ...lines.slice(at + 1, end),
    );
  },
  'what follows a return in Else': ({ lines, end, last, indent, text }) =>
    /^If .+, return .+\.$/.test(text) && last > end && !isElse(lines[end])
      ? splice(
          lines,
          end,
          last - end,
          `${indent}1. Else,`,
          ...lines.slice(end, last).map((line) => `  ${line}`),
        )
      : undefined,
  'a second name': ({ lines, end, last, indent, text }) => {
    const [, name] = /^Let _(\w+)_ be /.exec(text) ?? [];
    const rest = lines.slice(end, last).join('\n');
    if (!name || new RegExp(`Set _${name}_ to|captures [^.]*_${name}_`).test(rest))
      return undefined;
    return splice(
      lines,
      end,
      last - end,
      `${indent}1. Let _${name}Again_ be _${name}_.`,
      ...rest.replaceAll(`_${name}_`, `_${name}Again_`).split('\n'),
    );
  },
  'by an operation': (place) => {
    const { text } = place;
    if (!SIMPLE.test(text)) return undefined;
    return factored(place, [text, 'Return *undefined*.'], 1, (call) => `Perform ${call}.`);
  },
  'an answer by an operation': (place) => {
    const [, head, mark, answer] = ANSWER.exec(place.text) ?? [];
    if (!answer || /\*this\*|NewTarget/.test(answer)) return undefined;
    return factored(place, [`Return ${mark}${answer}.`], 1, (call) => `${head}${mark}${call}.`);
  },
  'steps by an operation': (place) => {
    const { lines, at, end, indent, text } = place;
    const block = lines.slice(at, end);
    const isWhole = /^If .*, then$/.test(text) && !isElse(lines[end]);
    if (
      !isWhole ||
      /\bReturn|\breturn|Throw|throw|NextJob|IfAbrupt| \? |Set _\w+_ to|\*this\*/.test(
        block.join('\n'),
      )
    )
      return undefined;
    const steps = block.map((line) => line.slice(indent.length).replace('1. ', ''));
    return factored(
      place,
      [...steps, 'Return *undefined*.'],
      end - at,
      (call) => `Perform ${call}.`,
    );
  },
};

/** Those that keep the meaning wherever they stand: what programs see of them is a fault of `faithful`. */
const KEEPING = new Set([
  'a result in a variable',
  'the other arm first',
  'what follows a return in Else',
  'a second name',
  'by an operation',
  'an answer by an operation',
  'steps by an operation',
]);

const placesOf = (lines) =>
  clausesOf(lines)
    .flatMap((clause) => placesIn(lines, clause))
    .filter((at) => says(STEP.exec(lines[at])[2]));

/**
 * @param {string} source of a document
 * @returns {import('./mutants.js').Mutant[]} each of its steps in each other form that it can have
 */
export const rewrittenOf = (source) => {
  const lines = source.split('\n');
  return placesOf(lines).flatMap((at) =>
    Object.entries(REWRITES).flatMap(([name, rewrite]) => {
      const place = placeOf(lines, at);
      const changed = rewrite(place);
      if (!changed) return [];
      const source = changed.join('\n');
      return [{ name: `${place.text}: ${name}`, line: at + 1, source, keeps: KEEPING.has(name) }];
    }),
  );
};

/** @returns {import('./places.js').Edit[]} the same at places that a seed decides */
export const rewrittenEdits = () =>
  Object.entries(REWRITES).map(([name, rewrite]) => ({
    name,
    make(lines, random) {
      const places = placesOf(lines).filter((at) => rewrite(placeOf(lines, at)));
      if (places.length === 0) return undefined;
      const at = random.pick(places);
      return { lines: rewrite(placeOf(lines, at)), change: lines[at].trim() };
    },
  }));
