import { edited } from '../documents.js';

/** Clauses, steps and slots that edits put into a document. */

/** @typedef {import('../../mutate/wordings.js').Wording} Wording */
/** @typedef {(source: string, wording: Wording) => string} KeptMeaning */

const CONSTRUCTOR = 'sec-promise-executor';

/** @param {string} attributes of the clause, its heading and its steps; it stands before another one */
export const addClause = (source, before, attributes, title, steps) => {
  const at = source.indexOf(`<emu-clause id="${before}"`);
  const list = steps.map((step) => `${/^ */.exec(step)[0]}1. ${step.trimStart()}\n`).join('');
  const clause = `<emu-clause ${attributes}>\n<h1>${title}</h1>\n<emu-alg>\n${list}</emu-alg>\n</emu-clause>\n`;
  return source.slice(0, at) + clause + source.slice(at);
};

export const addMethod = (source, title, steps, unchecked = []) =>
  addClause(source, 'sec-promise.prototype.then', 'id="sec-label"', title, [
    'Let _promise_ be the *this* value.',
    ...unchecked,
    'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    ...steps,
  ]);

/** A static method. */
export const addStatic = (source, title, steps) =>
  addClause(source, 'sec-promise.reject', 'id="sec-promise.peek"', title, steps);

export const addOperation = (source, name, params, steps) =>
  addClause(
    source,
    'sec-newpromisecapability',
    `id="sec-${name.toLowerCase()}" aoid="${name}"`,
    `${name} ( ${params} )`,
    steps,
  );

/** In one clause, a step in front of the one that has a text. */
export const before = (clause, text, step) => (source) => {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => line.includes(`id="${clause}"`));
  const at = lines.findIndex((line, i) => i > from && line.includes(text));
  return lines.toSpliced(at, 0, `${/^ */.exec(lines[at])[0]}1. ${step}`).join('\n');
};

export const SET = /** @type {const} */ ('Set _promise_.[[PromiseLabel]] to');

/** The further slot, in the list of a promise's. @type {KeptMeaning} */
export const slotOf = (source, { slots }) =>
  edited([[slots, slots.replace(' »', ', [[PromiseLabel]] »'), CONSTRUCTOR]], source);

/** In one clause, steps from one that has a text to one that has another, which an operation does. */
export const factorOut =
  (clause, [first, last], call) =>
  (source) => {
    const lines = source.split('\n');
    const from = lines.findIndex((line) => line.includes(`id="${clause}"`));
    const at = lines.findIndex((line, i) => i > from && line.includes(first));
    const end = lines.findIndex((line, i) => i >= at && line.includes(last));
    return lines.toSpliced(at, end - at + 1, `${/^ */.exec(lines[at])[0]}1. ${call}`).join('\n');
  };

/** @param {KeptMeaning[]} edits */
export const all =
  (...edits) =>
  (source, wording) =>
    edits.reduce((text, edit) => edit(text, wording), source);
