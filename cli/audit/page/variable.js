import { byId } from './dom.js';

/**
 * A variable lights with all of its uses: in the sentences of the clause, in its code, and in the code
 * of each stage of the history.
 */

/** What style.css calls the light of uses in code, where words have no elements of their own. */
const USES = 'uses';

/** Where two variables of a function had one name, a pass gave the second another. */
const SUFFIX = /_+$/;

const IDENTIFIER = /[A-Za-z$][\w$]*/g;

const NO_VARIABLES = '.hljs-comment, .hljs-string, .hljs-keyword, .hljs-literal';

const rangesIn = (pane, name) => {
  const ranges = [];
  const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    if (!node.data.includes(name) || !node.parentElement.closest('code')) continue;
    if (node.parentElement.closest(NO_VARIABLES)) continue;
    for (const { 0: word, index } of node.data.matchAll(IDENTIFIER)) {
      if (word.replace(SUFFIX, '') !== name) continue;
      ranges.push(
        new StaticRange({
          startContainer: node,
          startOffset: index,
          endContainer: node,
          endOffset: index + word.length,
        }),
      );
    }
  }
  return ranges;
};

let lit;

const light = (name) => {
  if (name === lit) return;
  lit = name;
  for (const variable of byId('clause').querySelectorAll('.steps var'))
    variable.classList.toggle('lit', variable.textContent === name);
  const { highlights } = CSS;
  if (!highlights) return; // a browser that cannot light words lights sentences
  highlights.delete(USES);
  if (name === undefined) return;
  const ranges = ['code', 'changes'].flatMap((id) => rangesIn(byId(id), name));
  highlights.set(USES, new Highlight(...ranges));
};

const inSentence = ({ target }) => light(target.closest?.('.steps var')?.textContent);

/** The word of the code that is pointed at. */
const wordAt = ({ clientX, clientY, target }) => {
  if (!target.closest?.('code') || target.closest(NO_VARIABLES)) return undefined;
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  const node = range?.startContainer;
  if (node?.nodeType !== Node.TEXT_NODE) return undefined;
  const words = [...node['data'].matchAll(IDENTIFIER)];
  const word = words.find(
    ({ 0: { length }, index }) => index <= range.startOffset && range.startOffset <= index + length,
  );
  return word?.[0].replace(SUFFIX, '');
};

/** Wires the panes; a tap is a pointer that comes, too. */
export const initVariables = () => {
  byId('clause').addEventListener('pointerover', inSentence);
  for (const id of ['code', 'changes'])
    byId(id).addEventListener('pointermove', (event) => light(wordAt(event)));
  for (const id of ['clause', 'code', 'changes'])
    byId(id).addEventListener('pointerleave', () => light(undefined));
};
