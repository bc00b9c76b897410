/**
 * What stands inside of what in a sentence: the calls, lists, records and parentheses that
 * ecmarkdown leaves in its text.
 *
 *     Perform Call(_f_, « _x_ »).       text, call of one text with two arguments, text
 *     { [[Value]]: *true* }             record; { [[Value]] } is a list of slots
 *
 * @typedef {import('ecmarkdown').FragmentNode} Fragment
 *
 * @typedef {object} Structure
 * @property {'call'|'list'|'record'|'record-spec'|'paren'} name
 * @property {Part[]} [callee] of a call
 * @property {Sequence[]} [arguments] of a call
 * @property {Sequence[]} [elements] of a list
 * @property {{name: string, value?: Sequence}[]} [members] of a record, or of a list of slots
 * @property {Part[]} [items] inside parentheses
 *
 * @typedef {any} Part a Structure, or a fragment of prose
 * @typedef {{items: Part[]}} Sequence
 */

/** The marks that open, close and divide; `, and ` divides nothing. */
const MARK = /«|»|&laquo;|&raquo;|[{}()]|,(?! and )/g;

const KINDS = { '&laquo;': '«', '&raquo;': '»' };

const NAMES = { '»': 'list close', '}': 'record close', ')': 'close parenthesis', ',': 'comma' };

const UNEXPECTED = { ...NAMES, '}': 'end of record' };

const OPENS = { ')': 'open parenthesis', '}': 'start of record', '»': 'list open' };

class StructureError extends Error {}

const fail = (problem) => {
  throw new StructureError(problem);
};

const isText = (part) => part?.name === 'text';

const isBlank = ({ items }) => items.every((part) => isText(part) && !/\S/.test(part.contents));

const hasLineEnd = ({ items }) => items.some(({ contents }) => contents.includes('\n'));

/** One text fragment as the marks in it and the texts between them, with the places of both. */
const piecesOf = (fragment) => {
  if (fragment.name === 'comment') return [];
  if (!isText(fragment)) return [fragment];
  const pieces = [];
  const { contents, location } = fragment;
  const add = (from, to, mark) => {
    const start = location.start.offset + from;
    const piece = { contents: contents.slice(from, to), start, end: start + to - from };
    if (to > from) pieces.push(mark ? { ...piece, mark } : { ...piece, name: 'text' });
  };
  let at = 0;
  for (const { 0: written, index } of contents.matchAll(MARK)) {
    add(at, index);
    at = index + written.length;
    add(index, at, KINDS[written] ?? written);
  }
  add(at, contents.length);
  return pieces;
};

/** Adds prose, to what it follows at once if that is prose as well. */
const addText = (items, { contents, start, end }) => {
  const last = items.at(-1);
  if (isText(last) && last.end === start) {
    items[items.length - 1] = { ...last, contents: last.contents + contents, end };
  } else items.push({ name: 'text', contents, start, end });
};

/** @returns {Part[]} a text in two */
const cut = (text, at) => [
  { ...text, contents: text.contents.slice(0, at), end: text.start + at },
  { ...text, contents: text.contents.slice(at), start: text.start + at },
];

/**
 * Takes from the end of what was read what is called: all from the last space on, `-` aside.
 * @param {Part[]} items changed in place
 * @returns {Part[]}
 */
const takeCallee = (items) => {
  const callee = [];
  while (items.length > 0) {
    const last = items.at(-1);
    if (STRUCTURES.has(last.name)) break;
    const space = isText(last) ? last.contents.lastIndexOf(' ') : -1;
    const name = isText(last) ? last.contents.slice(space + 1) : '';
    if (space >= 0 && !/\p{Letter}/u.test(name)) break;
    items.pop();
    if (space >= 0) {
      const [before, behind] = cut(last, space + 1);
      items.push(before);
      callee.unshift(behind);
      break;
    }
    callee.unshift(last);
  }
  return withoutSign(items, callee);
};

/** `-F()` is the negation of `F()`. */
const withoutSign = (items, callee) => {
  const [first, ...others] = callee;
  const [sign] = (isText(first) && /^\P{Letter}+/u.exec(first.contents)) || [];
  if (!sign) return callee;
  const [before, behind] = cut(first, sign.length);
  addText(items, before);
  return behind.contents ? [behind, ...others] : others;
};

const STRUCTURES = new Set(['call', 'list', 'record', 'record-spec', 'paren']);

class Reader {
  /** @param {Fragment[]} fragments */
  constructor(fragments) {
    this.pieces = fragments.flatMap(piecesOf);
    this.at = 0;
  }

  /** @returns {string|undefined} the mark that stands next; `end` behind all, undefined for prose */
  get mark() {
    return this.at < this.pieces.length ? this.pieces[this.at].mark : 'end';
  }

  /** @param {string[]} closing marks at which it ends @returns {Sequence} */
  sequence(closing) {
    const items = [];
    for (;;) {
      const { mark } = this;
      if (mark === ',' && closing.includes(mark) && items.length === 0)
        fail('unexpected comma (expected some content for element/argument)');
      if (closing.includes(mark)) return { items };
      if (mark === 'end') fail(`unexpected eof (expected ${either(closing)})`);
      if (mark in OPENS)
        fail(`unexpected ${UNEXPECTED[mark]} without corresponding ${OPENS[mark]}`);
      this.part(mark, items);
    }
  }

  /** Adds what stands next. */
  part(mark, items) {
    const piece = this.pieces[this.at++];
    if (mark === '«') items.push({ name: 'list', elements: this.divided('»') });
    else if (mark === '{') items.push(this.record());
    else if (mark === '(') items.push(this.call(takeCallee(items)));
    else if (mark || isText(piece)) addText(items, piece);
    else items.push(piece);
  }

  call(callee) {
    if (callee.length > 0) return { name: 'call', callee, arguments: this.divided(')') };
    const { items } = this.sequence([')']);
    this.at++;
    return { name: 'paren', items };
  }

  /** @returns {Sequence[]} up to and with a closing mark, divided by commas */
  divided(close) {
    const parts = [];
    while (parts.length === 0 || this.pieces[this.at - 1].mark === ',') {
      parts.push(this.sequence([close, ',']));
      this.at++;
    }
    const last = parts.at(-1);
    if (!isBlank(last)) return parts;
    if (parts.length > 1 && !hasLineEnd(last))
      fail(`unexpected ${NAMES[close]} (expected some content for ${CONTENT[close]})`);
    return parts.slice(0, -1);
  }

  /** @returns {Structure} */
  record() {
    const members = [];
    for (;;) {
      const line = this.skipBlank();
      if (this.mark === '}') {
        if (line) break;
        fail(
          members.length > 0
            ? 'trailing commas are only allowed when followed by a newline'
            : 'records cannot be empty',
        );
      }
      members.push(this.member(members));
      if (this.mark === '}') break;
      this.at++; // the comma
    }
    this.at++;
    return { name: members[0]?.value ? 'record' : 'record-spec', members };
  }

  member(members) {
    const field = this.pieces[this.at];
    if (field?.name !== 'double-brackets') fail('expected to find record field name');
    const { contents: name } = field;
    if (members.some((member) => member.name === name)) fail(`duplicate record field name ${name}`);
    this.at++;
    const [first] = members;
    if (!this.skipColon()) {
      if (first?.value) fail('expected record field to have value');
      this.skipBlank();
      if (!MEMBER_ENDS.includes(this.mark)) fail(`expected ${either(MEMBER_ENDS)}`);
      return { name };
    }
    if (first && !first.value) fail('record field has value but preceding field does not');
    const value = this.sequence(MEMBER_ENDS);
    if (value.items.length === 0) fail('expected record field to have value');
    return { name, value };
  }

  /** @returns {boolean} whether there was one */
  skipColon() {
    const next = this.pieces[this.at];
    const [colon] = (isText(next) && /^\s*:/.exec(next.contents)) || [];
    if (colon) [, this.pieces[this.at]] = cut(next, colon.length);
    return Boolean(colon);
  }

  /** @returns {boolean} whether a line ended there */
  skipBlank() {
    let line = false;
    for (; isText(this.pieces[this.at]) && !/\S/.test(this.pieces[this.at].contents); this.at++)
      line ||= this.pieces[this.at].contents.includes('\n');
    return line;
  }
}

const MEMBER_ENDS = ['}', ','];

const CONTENT = { ')': 'argument', '»': 'element' };

const either = (marks) => marks.map((mark) => NAMES[mark]).join(' or ');

/**
 * @param {Fragment[]} fragments of a sentence, without tags
 * @returns {{items?: Part[], failure?: string}} failure is what is wrong
 */
export const readStructure = (fragments) => {
  try {
    return new Reader(fragments).sequence(['end']);
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    return { failure: error.message };
  }
};
