import { constantOf } from '../../facts/behaviour/places.js';
import { documentCodes } from '../../facts/functions.js';
import { CHOSEN, hostUses, isChosen, isFunctionAlways } from '../../facts/handlers.js';
import { isReaction } from '../../facts/reactions.js';
import { lead } from '../../ir/comments.js';
import { identifier, literal, nodes } from '../../ir/estree.js';

/**
 * @typedef {object} Question
 * @property {any} none what the job knows as no handler
 * @property {any} fulfil the type that it asks for: of any other one it takes a reaction for one of rejection
 */

/** What stands for a handler that is none, by the type of the reaction: two constants are one or differ. */
const absentFor = (type, { fulfil }) => {
  const constant = type && constantOf(type);
  if (constant === undefined) return undefined;
  return constant === constantOf(fulfil) ? 'Identity' : 'Thrower';
};

const RECORD = '({ Capability: __capability, Type: __type, Handler: __handler })';

/** What stands for no handler, of which the job asks for one. */
const NONE = ['enumEmpty', 'undefined'];

const CHOICE = `
  let __chosen;
  if (IsCallable(__handler) === false) { __chosen = __none; }
  else { __chosen = __handler; }`;

const choiceOf = (library, name, bindings) =>
  library.build(CHOSEN, { ...bindings, __none: literal(name) });

const rename = (tree, from, to) => {
  for (const node of nodes(tree))
    if (node.type === 'Identifier' && node.name === from) node.name = to;
};

/** A parameter that is no function becomes what stands for none. */
const choose = (library, code, types, /** @type {Question} */ question) => {
  const renamed = [];
  const isParameter = ({ name }) => code.params.some((param) => param.name === name);
  const nameFor = ({ name }) => absentFor(types.get(name), question);
  library.replaceStatements(
    code,
    CHOSEN,
    (bindings) =>
      nameFor(bindings.__handler) && isParameter(bindings.__handler)
        ? choiceOf(library, nameFor(bindings.__handler), bindings)
        : undefined,
    { __none: question.none },
  );
  library.replaceStatements(
    code,
    CHOICE,
    (bindings) => {
      const name = nameFor(bindings.__chosen);
      const parameter = bindings.__handler;
      if (!name || !isParameter(parameter)) return undefined;
      const uses = 3 + hostUses(code, parameter.name);
      if (library.count(parameter.name, code) !== uses) return undefined;
      renamed.push([bindings.__chosen.name, parameter.name]);
      return choiceOf(library, name, bindings);
    },
    { __none: question.none },
  );
  for (const [from, to] of renamed) rename(code, from, to);
};

/** Reactions that are made without a handler have what stands for none. */
const nameAbsent = (library, code, question) =>
  library.replaceExpressions(code, RECORD, (bindings) => {
    const name =
      library.match('__none', bindings.__handler, { __none: question.none }) &&
      absentFor(bindings.__type, question);
    return name && library.buildExpression(RECORD, { ...bindings, __handler: literal(name) });
  });

/** Whether the handler of a reaction is a function, or stands for none and is used for nothing else. */
const isNamed = (library, code, record, question) => {
  const { __handler, __type } = library.match(RECORD, record);
  const name = absentFor(__type, question);
  if (!name) return false;
  return (
    __handler.value === name ||
    isChosen(library, code, __handler, literal(name)) ||
    isFunctionAlways(library, code, __handler, record)
  );
};

/** Names what stands for no handler, wherever a reaction is made. @returns {boolean} whether each is known */
const nameHandlers = (library, question) =>
  documentCodes(library.program).every((code) => {
    const types = new Map(
      library.findAll(code, RECORD).map(({ __handler, __type }) => [__handler.name, __type]),
    );
    if (types.size > 0) choose(library, code, types, question);
    nameAbsent(library, code, question);
    return nodes(code)
      .filter(isReaction)
      .every((record) => library.match(RECORD, record) && isNamed(library, code, record, question));
  });

/** Whether the job alone reads the handler: for its two tests and the call. */
const isAskedOnce = (library, job) => {
  const [place] = library.findPlaces(job, 'const __handler = __reaction.Handler;');
  return (
    place &&
    library.members('Handler').length === 1 &&
    library.count(place.bindings.__handler.name, job) === 4
  );
};

/** With and without braces around the first. */
const BRANCHES = ['{ __result = __argument; }', '__result = __argument;'].map(
  (first) =>
    `if (__type === __fulfil) ${first} else { __result = new ThrowCompletion(__argument); }`,
);

/** @returns {import('../../ir/pattern.js').Bindings|undefined} of a test whether there is no handler */
const asksForNone = (library, test) =>
  NONE.map((none) =>
    library.match('__handler === __none', test, { __none: identifier(none) }),
  ).find(Boolean);

/** The job asks for each of the two, and for the type no more. @returns {Question|undefined} */
const ask = (library, job) => {
  const type = library.findPlaces(job, 'const __type = __reaction.Type;')[0];
  if (!type) return undefined;
  const { __type } = type.bindings;
  const bindingsOf = (list = []) =>
    BRANCHES.map((pattern) => library.matchAt(pattern, list, 0, { __type })).find(Boolean);
  const branch = nodes(job).find(
    (node) =>
      node.type === 'IfStatement' &&
      asksForNone(library, node.test) &&
      bindingsOf(node.consequent.body),
  );
  if (!branch || branch.consequent.body.length !== 1 || library.count(__type.name, job) !== 2)
    return undefined;
  const { __fulfil: fulfil } = bindingsOf(branch.consequent.body);
  if (constantOf(fulfil) === undefined) return undefined;
  const { __handler, __none: none } = asksForNone(library, branch.test);
  const [inner] = branch.consequent.body;
  const test = (name) => library.buildExpression(`__handler === '${name}'`, { __handler });
  inner.test = test('Thrower');
  library.stamp([inner.test], inner.origin ?? []);
  const fulfilled = inner.consequent;
  const [first] = fulfilled.body ?? [fulfilled];
  branch.test = test('Identity');
  library.stamp([branch.test], branch.origin ?? []);
  const rest = branch.alternate;
  const rejected = inner.alternate;
  lead(first, inner.leadingComments ?? []);
  branch.consequent = first;
  branch.alternate = { ...inner, leadingComments: [], consequent: rejected, alternate: rest };
  library.replace(type.list, type.at, [type.list[type.at]], []);
  return { none, fulfil };
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'absent-handlers',
  summary:
    'a handler that is ~empty~ or undefined, and the [[Type]] of a reaction, are Identity and Thrower',
  sound:
    'Type and handler of a reaction are set together, when it is made, and the type is asked for only where there is no handler: one of the type that the job asks for is Identity without one, any other Thrower.',
  examples: [
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          let fulfilled;
          if (IsCallable(onFulfilled) === false) { fulfilled = enumEmpty; }
          else { fulfilled = onFulfilled; }
          let rejected;
          if (IsCallable(onRejected) === false) { rejected = enumEmpty; }
          else { rejected = onRejected; }
          add({ Capability: resultCapability, Type: enumFulfill, Handler: fulfilled });
          add({ Capability: resultCapability, Type: enumReject, Handler: rejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const type = reaction.Type;
          const handler = reaction.Handler;
          let result;
          if (handler === enumEmpty) {
            if (type === enumFulfill) { result = argument; }
            else { result = new ThrowCompletion(argument); }
          } else { result = run(handler, argument); }
        }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = 'Identity'; }
          if (IsCallable(onRejected) === false) { onRejected = 'Thrower'; }
          add({ Capability: resultCapability, Handler: onFulfilled });
          add({ Capability: resultCapability, Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const handler = reaction.Handler;
          let result;
          if (handler === 'Identity') result = argument;
          else if (handler === 'Thrower') { result = new ThrowCompletion(argument); }
          else { result = run(handler, argument); }
        }`,
    },
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = undefined; }
          if (IsCallable(onRejected) === false) { onRejected = undefined; }
          add({ Capability: resultCapability, Type: 'Fulfill', Handler: onFulfilled });
          add({ Capability: resultCapability, Type: 'Reject', Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const type = reaction.Type;
          const handler = reaction.Handler;
          let result;
          if (handler === undefined) {
            if (type === 'Fulfill') result = argument;
            else { result = new ThrowCompletion(argument); }
          } else { result = run(handler, argument); }
        }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = 'Identity'; }
          if (IsCallable(onRejected) === false) { onRejected = 'Thrower'; }
          add({ Capability: resultCapability, Handler: onFulfilled });
          add({ Capability: resultCapability, Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const handler = reaction.Handler;
          let result;
          if (handler === 'Identity') result = argument;
          else if (handler === 'Thrower') { result = new ThrowCompletion(argument); }
          else { result = run(handler, argument); }
        }`,
    },
  ],
  rewrite(library) {
    const [then, job] = ['PerformPromiseThen', 'PromiseReactionJob'].map((name) =>
      library.find(name),
    );
    const records = library.findAll(library.program, RECORD);
    if (!then || !job || records.length === 0) return;
    library.transaction(() => {
      const decline = () =>
        library.decline('PerformPromiseThen', 'a reaction is used in a way that is not known');
      const run = library.find('PromiseReactionJob');
      const question = ask(library, run);
      if (!question)
        return library.decline('PromiseReactionJob', 'its steps are not the known ones');
      if (!nameHandlers(library, question) || !isAskedOnce(library, run)) return decline();
      library.replaceExpressions(
        library.program,
        RECORD,
        '({ Capability: __capability, Handler: __handler })',
      );
      const left =
        library.members('Type').length +
        nodes(library.program).filter(({ type, key }) => type === 'Property' && key.name === 'Type')
          .length;
      return left === 0 ? library.did('PerformPromiseThen') : decline();
    });
  },
};
