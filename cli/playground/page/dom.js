/** Elements of the page, made of text and never of markup: a shared program cannot add any. */

/** @param {string} id @returns {any} */
export const $ = (id) => document.getElementById(id);

/**
 * @param {string} name
 * @param {Record<string, any>} [fields] properties; `data` and `aria` are groups of attributes
 * @param {...(Node|string)} children
 * @returns {any}
 */
export const element = (name, { data = {}, aria = {}, ...fields } = {}, ...children) => {
  const node = document.createElement(name);
  Object.assign(node, fields);
  Object.assign(node.dataset, data);
  for (const [key, value] of Object.entries(aria)) node.setAttribute(`aria-${key}`, value);
  node.append(...children);
  return node;
};

/** @type {[RegExp, string][]} */
const MARKS = [
  [/^_(\w+)_/, 'var'],
  [/^\*([^*]+)\*/, 'b'],
  [/^~([^~]+)~/, 'i'],
  [/^`([^`]+)`/, 'code'],
];

/** A sentence's ecmarkdown as elements. @param {string} sentence @returns {(Node|string)[]} */
export const sentenceParts = (sentence) => {
  const parts = [];
  let plain = '';
  for (let at = 0; at < sentence.length;) {
    const rest = sentence.slice(at);
    const mark = MARKS.find(([pattern]) => pattern.test(rest));
    const match = mark && mark[0].exec(rest);
    if (match) {
      parts.push(plain, element(mark[1], {}, match[1]));
      plain = '';
    } else plain += rest[0];
    at += match ? match[0].length : 1;
  }
  return [...parts, plain].filter((part) => part !== '');
};

/** @param {HTMLSelectElement} select @param {string[]} values @param {string} [chosen] */
export const fillSelect = (select, values, chosen) => {
  select.replaceChildren(
    ...values.map((value) => new Option(value, value, false, value === chosen)),
  );
};

/** @returns {Promise<string>} where the link is now */
export const copyLink = async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'the link is in the clipboard';
  } catch {
    return 'the address bar has the link';
  }
};
