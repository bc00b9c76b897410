/** Values as texts, and what is known of two of them: see state.js. */

const CONSTANT = /^(?:"(?:[^"\\]|\\.)*"|-?\d[\d.]*|true|false|null|undefined|enum[A-Z]\w*)$/;
const MADE = /^@\d+$/;
const ABRUPT = /^throw\(/;

const GIVEN = /^[rtqpcu]\d+$/;
const OF_USERS = /^u\d+$/;
const ENUMERATION = /^enum[A-Z]/;
const PROMISE = /^p\d+$/;
const NEW_RECORD = /^c\d+$/;
const ANSWER = /^!?q\d+$/;

/** What a call gave, or threw: functions throw what abrupt completions hold. */
export const isGiven = (value) => GIVEN.test(value);
export const isNewPromise = (value) => PROMISE.test(value);
export const isNewRecord = (value) => NEW_RECORD.test(value);
export const isConstant = (value) => CONSTANT.test(value);
export const isMade = (value) => MADE.test(value);
export const isAbrupt = (value) => ABRUPT.test(value);

export const abrupt = (value) => `throw(${value})`;
export const valueOfAbrupt = (value) => value.slice('throw('.length, -1);

const FALSE = new Set(['false', 'null', 'undefined', '0', '""']);

/** @returns {boolean|undefined} what a value is where a condition asks, if that is known */
export const truthOf = (value) => {
  if (isConstant(value)) return !FALSE.has(value);
  return isMade(value) || isAbrupt(value) ? true : undefined;
};

const TYPES = { undefined: '"Undefined"', null: '"Null"', true: '"Boolean"', false: '"Boolean"' };

/** @param {string} value a constant @returns {string|undefined} the type of a value of the language */
export const typeOfConstant = (value) => {
  if (value.startsWith('"')) return '"String"';
  return /^-?\d/.test(value) ? '"Number"' : TYPES[value];
};

/** What a Boolean asks, whether or not that is negated. @param {string} value */
export const plain = (value) => value.replace(/^!/, '');

/** @param {string} value of a Boolean */
export const negated = (value) => {
  const truth = truthOf(value);
  if (truth !== undefined) return String(!truth);
  return value.startsWith('!') ? value.slice(1) : `!${value}`;
};

/** @param {Set<string>} booleans @param {string} value */
export const isBooleanIn = (booleans, value) => ANSWER.test(value) || booleans.has(plain(value));

/** @returns {boolean|undefined} */
const knownEqual = (a, b) => {
  if (a === b) return isConstant(a) || isMade(a) ? true : undefined;
  if ([a, b].every((value) => isConstant(value) || isMade(value) || isAbrupt(value))) return false;
  return undefined;
};

/**
 * @param {string} a
 * @param {string} b
 * @param {{booleans: Set<string>, questions: Map<string, import('./trees.js').Question>, hidden: (value: string) => boolean, isRecord: (value: string) => boolean}} known
 * @returns {string} whether they are the same
 */
export const equal = (a, b, { booleans, questions, hidden, isRecord }) => {
  const known = knownEqual(a, b);
  if (known !== undefined) return String(known);
  if (hidden(a) || hidden(b)) return 'false';
  const [subject, other] = isConstant(a) || (!isConstant(b) && a > b) ? [b, a] : [a, b];
  if (OF_USERS.test(subject) && ENUMERATION.test(other)) return 'false';
  if (isConstant(other) && isRecord(subject)) return 'false';
  const isBoolean = isBooleanIn(booleans, subject);
  if (isBoolean && other === 'true') return subject;
  if (isBoolean && other === 'false') return negated(subject);
  const text = `(${subject} is ${other})`;
  booleans.add(text);
  if (isConstant(other)) questions.set(text, { subject, constant: other });
  return text;
};
