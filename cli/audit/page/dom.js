/** Elements of the page. */

/**
 * @param {string} tag
 * @param {Record<string, any>} [fields] `text`, `html`, attributes, `on…` handlers
 * @param {(Node|string|undefined)[]} [children]
 * @returns {HTMLElement}
 */
export const element = (tag, fields = {}, children = []) => {
  const node = document.createElement(tag);
  const { text, html, ...rest } = fields;
  if (text !== undefined) node.textContent = text;
  if (html !== undefined) node.innerHTML = html;
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
};

/**
 * Gives an element these children. Those that it has already stay where they are, so that the
 * browser need not lay them out again.
 * @param {Element} parent
 * @param {Element[]} children
 */
export const reconcile = (parent, children) => {
  /** @type {Set<Node>} */
  const kept = new Set(children);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  let place = parent.firstChild;
  for (const child of children) {
    if (child === place) place = place.nextSibling;
    else parent.insertBefore(child, place);
  }
};

/**
 * Text that stays as it is costs nothing.
 * @param {Element} node
 * @param {string} text
 */
export const setText = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
};

/** @param {string} text in which `` `code` `` stands @returns {(Node|string)[]} */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 ? element('code', { text: part }) : part));

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

const plain = document.createElement('template');

/** @param {string} html @returns {string} its text */
export const textOf = (html) => {
  plain.innerHTML = html;
  return plain.content.textContent;
};
