/** What the page is given, and what follows from it. */

/** @type {import('../model.js').Model} */
export const model = JSON.parse(document.getElementById('model').textContent);

const applyPatch = (lines, patch) => {
  const made = [...lines];
  for (const [at, count, added] of [...patch].reverse()) made.splice(at, count, ...added);
  return made;
};

const unfolded = new Map();

/**
 * Every stage of a library in full.
 * @param {string} preset
 * @param {string} target
 * @returns {{pass?: string, lines: number[], steps: Record<string, number>, patch: any[], figures: any, report?: any}[]}
 */
export const stagesOf = (preset, target) => {
  const name = `${preset}.${target}`;
  if (!unfolded.has(name)) {
    let [lines, steps] = [[], {}];
    const stages = model.libraries[name].map((stage) => {
      lines = applyPatch(lines, stage.patch);
      steps = { ...steps, ...stage.steps };
      return { ...stage, lines, steps };
    });
    unfolded.set(name, stages);
  }
  return unfolded.get(name);
};

/** @param {number} line in the pool @returns {string} its code as HTML */
export const htmlOf = (line) => model.lines[line][0];

/** @param {number} line @returns {string[]} the steps, arms and passes behind it */
export const originsOf = (line) => model.lines[line][1];

/** @param {string} preset @returns {import('../document.js').Clause[]} */
export const clausesFor = (preset) => model.clauses[model.documents[preset]];

const plain = document.createElement('template');

/** @param {string} html @returns {string} its text */
export const textOf = (html) => {
  plain.innerHTML = html;
  return plain.content.textContent;
};

/**
 * @param {string} tag
 * @param {Record<string, any>} [fields] `class`, `text`, `html`, attributes, `on…` handlers
 * @param {(Node|string|undefined)[]} [children]
 * @returns {HTMLElement}
 */
export const element = (tag, fields = {}, children = []) => {
  const made = document.createElement(tag);
  const { text, html, ...rest } = fields;
  if (text !== undefined) made.textContent = text;
  if (html !== undefined) made.innerHTML = html;
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** @param {string} text in which `` `code` `` stands @returns {(Node|string)[]} */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 ? element('code', { text: part }) : part));

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);
