import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { copy, same } from '../../ir/pattern.js';

const OPERATION = 'IsPromise';

const CHECK = "if (Type(__x) !== 'Object') return false; if (!__has) return false; return true;";
const REFUSES = 'if (!hasSlot) throw __error;';

/** What is asked whether it has the slot that makes a promise. @returns {any} undefined where that is not asked */
const askedBy = ({ target }, /** @type {any} */ node) => {
  const [object] = (node.right ?? node.arguments?.[0])?.arguments ?? [];
  const isVariable = object?.type === 'Identifier' || object?.type === 'ThisExpression';
  return isVariable && same(node, target.hasSlot(copy(object), SUBJECT.brand)) ? object : undefined;
};

/** Whether IsPromise says yes to all that have the slot, and to nothing else. */
const isCheck = (library, { params: [x], body: { body: list } }) => {
  const { __x, __has } = library.matchAt(CHECK, list, 0) ?? {};
  const object = __has && askedBy(library, __has);
  return list.length === 3 && [__x, object].every((node) => node && same(node, x));
};

/** The slots that all promises have from the start, and nothing else has. @returns {string[]} */
const slotsOfPromises = ({ program }) => {
  const lists = nodes(program).flatMap((/** @type {any} */ { type, elements }) =>
    type === 'ArrayExpression' ? [elements.map((element) => element?.value)] : [],
  );
  const [ofPromises, others] = [true, false].map((isTheirs) =>
    lists.filter((list) => list.includes(SUBJECT.brand) === isTheirs),
  );
  const [first = []] = ofPromises;
  return first.filter(
    (slot) =>
      ofPromises.every((list) => list.includes(slot)) &&
      !others.some((list) => list.includes(slot)),
  );
};

/** IsPromise may ask for any of them. */
const askForBrand = (library, check) => {
  const [x] = check.params;
  if (x?.type !== 'Identifier' || isCheck(library, check)) return;
  const { hasSlot } = library.target;
  const others = slotsOfPromises(library).map((slot) => hasSlot(copy(x), slot));
  for (const node of nodes(check.body)) {
    if (!others.some((other) => same(node, other))) continue;
    const { origin } = node;
    Object.assign(node, hasSlot(copy(x), SUBJECT.brand));
    for (const part of nodes(node)) part.origin ??= origin;
    library.did(OPERATION);
  }
};

/** What is thrown where a slot is required. @returns {any} undefined where no step requires one */
const errorOf = (library) => {
  const steps = library.find('RequireInternalSlot')?.body.body;
  return steps && library.matchAt(REFUSES, steps, 0)?.__error;
};

/** The steps that require the slot. @returns {number} how many there were */
const rewriteRequired = (library, code, __error) => {
  const rewrite = ({ __has }) => {
    const __x = askedBy(library, __has);
    const bindings = { __x, __error: copy(__error, false) };
    return __x && library.build(`if (${OPERATION}(__x) === false) throw __error;`, bindings);
  };
  return library.replaceStatements(code, 'RequireInternalSlot(__has);', rewrite);
};

/** The conditions. @returns {number} how many there were */
const rewriteAsked = (library, code) => {
  const rewrite =
    (answer) =>
    ({ __has }) => {
      const __x = askedBy(library, __has);
      return __x && library.buildExpression(`${OPERATION}(__x) === ${answer}`, { __x });
    };
  const denied = library.replaceExpressions(code, '!__has', rewrite(false));
  return denied + library.replaceExpressions(code, '__has', rewrite(true));
};

const IS_PROMISE = `
  function IsPromise(x) {
    if (Type(x) !== 'Object') return false;
    if (!$hasOwn($Object(x), '_PromiseState')) return false;
    return true;
  }`;
const REQUIRE = 'function RequireInternalSlot(hasSlot) { if (!hasSlot) throw new $TypeError(); }';
const HAS = "$hasOwn($Object(promise), '_PromiseState')";

const exampleOf = (steps, check = IS_PROMISE) =>
  `${check} ${REQUIRE} function f(promise) { ${steps} return promise; }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'promise-tests',
  summary:
    'what has, or is required to have, the slot that makes a promise is what IsPromise says yes to',
  sound:
    'IsPromise asks for the slot, or for another that all promises have and nothing else, and for no more.',
  examples: [
    {
      target: 'es5',
      before: exampleOf(`RequireInternalSlot(${HAS});`),
      after: exampleOf('if (IsPromise(promise) === false) throw new $TypeError();'),
    },
    {
      target: 'es5',
      reference: IS_PROMISE,
      before: exampleOf(`if (!${HAS}) throw 1; if (${HAS}) g(promise);`),
      after: exampleOf(
        'if (IsPromise(promise) === false) throw 1; if (IsPromise(promise) === true) g(promise);',
      ),
    },
    {
      target: 'es5',
      reference: exampleOf('if (IsPromise(promise) === false) throw 1;'),
      before: exampleOf(`if (!${HAS}) throw 1;`),
      after: exampleOf(`if (!${HAS}) throw 1;`),
    },
    ...[
      { lists: "['PromiseState', 'PromiseLabel']", isBrand: true },
      { lists: "['PromiseState', 'PromiseLabel'], ['PromiseLabel', 'Other']", isBrand: false },
      { lists: "['PromiseState', 'PromiseLabel'], ['PromiseState']", isBrand: false },
    ].map(({ lists, isBrand }) => {
      const before = exampleOf(
        `make(${lists});`,
        IS_PROMISE.replace('_PromiseState', '_PromiseLabel'),
      );
      return { target: 'es5', before, after: isBrand ? exampleOf(`make(${lists});`) : before };
    }),
    ...[
      [`RequireInternalSlot(${HAS.replace('State', 'Label')});`],
      [`RequireInternalSlot(${HAS});`, IS_PROMISE.replace('return true', 'return isNew(x)')],
    ].map(([steps, check]) => {
      const code = exampleOf(steps, check);
      return { target: 'es5', before: code, after: code };
    }),
  ],
  rewrite(library) {
    const check = /** @type {any} */ (library.find(OPERATION));
    if (check) askForBrand(library, check);
    if (!check || !isCheck(library, check)) return;
    const error = errorOf(library);
    for (const { key, code } of documentFunctions(library.program).values()) {
      // known functions are known by their steps
      const isNew = library.reference && !library.reference.has(key);
      const steps = error ? rewriteRequired(library, code, error) : 0;
      const conditions = isNew ? rewriteAsked(library, code) : 0;
      if (steps + conditions > 0) library.did(key);
    }
  },
};
