import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { evaluate } from '../../evaluate/index.js';
import { Unknown } from '../../evaluate/unknown.js';
import { freeName } from '../../facts/bindings.js';
import { definitions, documentFunctions } from '../../facts/functions.js';
import { identifier } from '../../ir/estree.js';
import { same } from '../../ir/pattern.js';
import { isSlotList } from '../../ir/query.js';
import { namesIn } from '../statement-list.js';

const CAPABILITY = `NewPromiseCapability(${SUBJECT.constructor})`;
const CREATE = 'OrdinaryCreateFromConstructor';

/** What creates a promise of %Promise%, and the intrinsic itself, without asking anybody. */
const CREATIONS = [
  `const __promise = ${CREATE}(${SUBJECT.constructor}, __name, __slots);`,
  ...['OrdinaryObjectCreate', 'ObjectCreate'].map(
    (create) => `const __promise = ${create}(${SUBJECT.constructor}.prototype, __slots);`,
  ),
];

/** `promise.[[Slot]] = value;` */
const storeOf = (statement, promise) => {
  const { type, operator, left, right } = statement.expression ?? {};
  return type === 'AssignmentExpression' && operator === '=' && left.object?.name === promise
    ? { slot: left.property.name, value: right }
    : undefined;
};

/** Whether the constructor has the intrinsic as its prototype for good: a class does by itself. */
const isFixed = (library) => {
  const definition = definitions(library.program).get(`${SUBJECT.constructor}.prototype`);
  if (!definition) return library.find(SUBJECT.constructor)?.type === 'ClassDeclaration';
  const { properties } = definition.arguments[2];
  return properties.some(({ key, value }) => key.name === 'writable' && value.value === false);
};

/** What is left of a capability of %Promise% of which somebody has the promise alone, and who makes it. */
const knownCreation = (library) => {
  const entered = new Set([SUBJECT.constructor]);
  const enters = (name) => Boolean(entered.add(name));
  try {
    const body = library.build(`return ${CAPABILITY}.Promise;`);
    const [create, ...rest] = evaluate(
      library,
      body,
      {},
      { enters, stays: (name) => name === CREATE },
    );
    const bindings = library.matchAt(CREATIONS[0], [create], 0);
    if (!bindings?.__slots.elements) return undefined;
    const { __promise, __name, __slots } = bindings;
    const stores = rest.slice(0, -1).map((statement) => storeOf(statement, __promise.name));
    const isReturned = library.matchAt('return __promise;', rest, stores.length, { __promise });
    return isReturned && !stores.includes(undefined)
      ? { __name, __slots, stores, entered }
      : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
};

const slotsIn = ({ elements }) => elements.map(({ value }) => value).sort();

/** The steps that give a new promise its slots: they stand in front of all that else is done with it. */
const storesBehind = (list, at, name) => {
  const stores = [];
  for (const statement of list.slice(at + 1)) {
    if (storeOf(statement, name)) stores.push(statement);
    else if (namesIn(statement).has(name)) break;
  }
  return stores;
};

const isKnown = (known, { __name, __slots }, stores) => {
  const hasValue = ({ slot, value }) =>
    known.stores.some((other) => other.slot === slot && same(other.value, value));
  return (
    (!__name || same(__name, known.__name)) &&
    `${slotsIn(__slots)}` === `${slotsIn(known.__slots)}` &&
    stores.length === known.stores.length &&
    new Set(stores.map(({ slot }) => slot)).size === stores.length &&
    stores.every(hasValue)
  );
};

const sitesIn = (library) =>
  [...documentFunctions(library.program).values()].flatMap(({ key, code }) =>
    CREATIONS.flatMap((creation) => library.findPlaces(code, creation))
      .filter(({ bindings: { __slots } }) => isSlotList(__slots))
      .map((site) => ({ ...site, key, declaration: site.list[site.at] })),
  );

/** @returns {boolean} whether what stands there is what a capability is made of */
const replace = (library, { bindings, list, declaration }, known) => {
  const { __promise } = bindings;
  const behind = storesBehind(list, list.indexOf(declaration), __promise.name);
  const stores = behind.map((statement) => storeOf(statement, __promise.name));
  if (!isKnown(known, bindings, stores)) return false;
  for (const statement of behind) list.splice(list.indexOf(statement), 1);
  const at = list.indexOf(declaration);
  list.splice(at + 1, 0, ...behind);
  const __capability = identifier(freeName('capability', namesIn(library.program)));
  const statements = library.build(
    `const __capability = ${CAPABILITY}; const __promise = __capability.Promise;`,
    { __capability, __promise },
  );
  library.replace(list, at, [declaration, ...behind], statements);
  return true;
};

const LIBRARY = `
    class Promise {
      constructor(executor) {
        const promise = OrdinaryCreateFromConstructor(new.target, '%PromisePrototype%', ['PromiseState']);
        promise.#PromiseState = 'pending';
        Call(executor, undefined, [Resolve(promise), Resolve(promise)]);
        return promise;
      }
    }
    function Resolve(promise) { return x => settle(promise, x); }
    function NewPromiseCapability(C) {
      const promiseCapability = { Promise: undefined, Resolve: undefined };
      const executor = Executor(promiseCapability);
      promiseCapability.Promise = Construct(C, [executor]);
      return promiseCapability;
    }
    function Executor(record) { return resolve => { record.Resolve = resolve; }; }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'own-promises',
  summary: 'a promise that steps create as the constructor does is that of a capability',
  sound:
    'NewPromiseCapability is evaluated for %Promise%, with the steps that this document has: what is left is that the same object is created, and gets the same slots. Nobody has the object before it has them.',
  examples: [
    {
      before: `${LIBRARY}
        function f(x) {
          const other = OrdinaryObjectCreate(Promise.prototype, ['PromiseState']);
          other.#PromiseState = 'pending';
          settle(other, x);
          return other;
        }`,
      after: `${LIBRARY}
        function f(x) {
          const capability = NewPromiseCapability(Promise);
          const other = capability.Promise;
          settle(other, x);
          return other;
        }`,
    },
    {
      before: LIBRARY.replace('new.target', 'Promise'),
      after: LIBRARY.replace('new.target', 'Promise'),
    },
  ],
  rewrite(library) {
    const sites = sitesIn(library);
    const known = sites.length > 0 && isFixed(library) && knownCreation(library);
    if (!known) return;
    // those that make the capability cannot have it
    for (const site of sites.filter(({ key }) => !known.entered.has(key))) {
      if (replace(library, site, known)) library.did(site.key);
      else library.decline(site.key, 'it creates a promise otherwise than the constructor does');
    }
  },
};
