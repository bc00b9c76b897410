import { givesRecord } from '../../facts/answers.js';
import { asksWhetherAbsent } from '../../facts/capabilities.js';
import { documentCodes } from '../../facts/functions.js';
import { givenToHost } from '../../facts/handlers.js';
import { holdersIn } from '../../facts/holders.js';
import { isField, isFieldName } from '../../facts/purity.js';
import { absentIn, isReaction, reactionsHold, readsOf } from '../../facts/reactions.js';
import { identifier, nodes, references } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';

const CALL = 'PerformPromiseThen(__promise, __onFulfilled, __onRejected, __capability)';
const CALL_OF_HOST = CALL.replace('__capability', 'contexts.nobody');
const NEW = 'NewPromiseCapability(__C)';

const NO_CAPABILITY = 'if (__capability === undefined) { return __nothing; }';

/** What stands for none in a document that gives none: what is done with it shows nothing. */
const NONE = 'NoCapability';
const DECLARATION = `const ${NONE} = { Promise: undefined, Resolve: function () {}, Reject: function () {} };`;
const DEFAULT = 'if (arguments.length < 4) { __capability = undefined; }';
const EITHER = `
  if (__capability === undefined) { return undefined; }
  else { return __capability.Promise; }`;

const OF_REACTION = 'const __capability = __reaction.Capability;';

/** The statements of an arm, whose comments stand in front of the first. @param {any} arm */
const stepsOf = (arm) =>
  copy(arm?.type === 'BlockStatement' ? arm.body : [arm].filter(Boolean), false);

/** What is done without a capability is never done. @returns {number} of conditions */
const dropAbsent = (library, code, name) => {
  let count = 0;
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (const statement of list.filter((node) => asksWhetherAbsent(node, name))) {
      library.replace(list, list.indexOf(statement), [statement], stepsOf(statement.alternate));
      count++;
    }
  }
  return count;
};

/** @param {any} node */
const isConstant = ({ type }) => type === 'Identifier' || type === 'Literal';

const SETTLES = ['Resolve', 'Reject'].map(
  (field) => `Call(__capability.${field}, undefined, [__value])`,
);

const ACTS = /^(?:Call|New|Update)Expression$|^(?:Throw|Try|While|For\w*)Statement$/;

/** Whether nobody can tell that a node was evaluated: it sets a variable, asks a Record, or makes a completion. @param {any} node */
const isSilent = (node) => {
  const { type, callee, left } = node;
  if (type === 'AssignmentExpression') return left.type === 'Identifier';
  if (type === 'MemberExpression')
    return isField(node, (name) => isFieldName(name) || name === 'value');
  return !ACTS.test(type) || callee?.name === 'ThrowCompletion';
};

const isNamed = (tree, { name }) => references(tree).some(({ node }) => node.name === name);

/** Whether steps hand a capability on in reactions alone, and ask those for it in their job alone. */
const isHandedOn = (library, then, fields) => {
  const parameter = then.params[3]?.name;
  const ofHost = givenToHost(then).map(({ capability }) => capability);
  const isKnown = ({ node, parent }) =>
    parent.type === 'MemberExpression' ||
    (parent.type === 'Property' && fields.includes(parent.key.name)) ||
    ofHost.includes(node);
  const uses = references(then.body).filter(({ node }) => node.name === parameter);
  return uses.every(isKnown) && fields.every((field) => readsOf(library, field).length === 1);
};

/** Whether a job without a capability leaves as one would that has functions which do nothing. */
const leavesNothing = (library, job) => {
  const [{ list, at, bindings } = { list: [], at: 0, bindings: undefined }] = library.findPlaces(
    job,
    NO_CAPABILITY,
  );
  if (list !== job.body.body || !isConstant(bindings.__nothing)) return false;
  const isBefore = (statement) => isNamed(statement, bindings.__capability);
  const [declared, ...before] = list.slice(0, at).filter(isBefore);
  if (before.length > 0 || !library.matchAt(OF_REACTION, [declared], 0, bindings)) return false;
  const behind = list.slice(at + 1);
  const settling = SETTLES.flatMap((pattern) =>
    behind.flatMap((statement) =>
      library.findNodes(statement, pattern, { __capability: bindings.__capability }),
    ),
  );
  return nodes(behind).every((node) => settling.includes(node) || isSilent(node));
};

/** @param {any} value */
const isNone = (value) => value === undefined || value.name === 'undefined';

/** Gives what does nothing where a call or a reaction has no capability. @returns {number} how often */
const giveNone = (library, fields) => {
  const all = documentCodes(library.program).flatMap((code) => nodes(code));
  const noneOf = ({ origin = [] }) => {
    const none = identifier(NONE);
    library.stamp([none], origin);
    return none;
  };
  const calls = all.filter(
    ({ type, callee, arguments: list }) =>
      type === 'CallExpression' &&
      callee.name === 'PerformPromiseThen' &&
      list.length >= 3 &&
      isNone(list[3]),
  );
  for (const call of calls) call.arguments[3] = noneOf(call);
  const reactions = all
    .filter(isReaction)
    .flatMap(({ properties }) =>
      properties.filter(({ key, value }) => fields.includes(key.name) && isNone(value)),
    );
  for (const property of reactions) property.value = noneOf(property);
  return calls.length + reactions.length;
};

/** Which expressions are Records: what NewPromiseCapability gives, and what steps make themselves. */
const recordsIn = (library) => {
  const maker = library.find('NewPromiseCapability');
  const givesNew = !maker || givesRecord(maker);
  return holdersIn(
    documentCodes(library.program),
    (node) =>
      node.type === 'ObjectExpression' ||
      node.name === NONE ||
      (givesNew && library.match(NEW, node) !== undefined),
  );
};

/** Whether every call has a capability: a Record, or that of the host layer. */
const isAlwaysGiven = (library, then, holds) => {
  const [calls, ofHost] = [CALL, CALL_OF_HOST].map(
    (pattern) => library.findNodes(library.program, pattern).length,
  );
  return (
    library.count('PerformPromiseThen') === calls + 1 &&
    (calls === ofHost || holds(then, then.params[3]))
  );
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'given-capability',
  summary:
    'a capability that may be absent or undefined is there, where the library always gives one: where a step gives none, one that does nothing',
  sound:
    'Every call of PerformPromiseThen has one, and so has every reaction; NewPromiseCapability gives a Record on every way. A job without one ends where another one only settles it: functions that do nothing show as little.',
  brings: () => [NONE],
  examples: [
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          if (arguments.length < 4) { capability = undefined; }
          add({ Capability: capability, Handler: onFulfilled });
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob(reaction) {
          const capability = reaction.Capability;
          if (capability === undefined) { return enumEmpty; }
          return use(capability);
        }
        function then(promise, onFulfilled, onRejected) {
          const capability = NewPromiseCapability(C);
          return PerformPromiseThen(promise, onFulfilled, onRejected, capability);
        }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          add({ Capability: capability, Handler: onFulfilled });
          return capability.Promise;
        }
        function PromiseReactionJob(reaction) {
          const capability = reaction.Capability;
          return use(capability);
        }
        function then(promise, onFulfilled, onRejected) {
          const capability = NewPromiseCapability(C);
          return PerformPromiseThen(promise, onFulfilled, onRejected, capability);
        }`,
    },
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob() {}
        function NewPromiseCapability(C) { const promise = new C(); }
        function then(promise, onFulfilled, onRejected) {
          const capability = NewPromiseCapability(C);
          return PerformPromiseThen(promise, onFulfilled, onRejected, capability);
        }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob() {}
        function NewPromiseCapability(C) { const promise = new C(); }
        function then(promise, onFulfilled, onRejected) {
          const capability = NewPromiseCapability(C);
          return PerformPromiseThen(promise, onFulfilled, onRejected, capability);
        }`,
    },
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob() {}
        function await(promise) { return PerformPromiseThen(promise, f, g, undefined); }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob() {}
        function await(promise) { return PerformPromiseThen(promise, f, g, undefined); }`,
    },
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          add({ Capability: capability, Handler: onFulfilled });
          if (capability === undefined) { return undefined; }
          else { return capability.Promise; }
        }
        function PromiseReactionJob(reaction, argument) {
          const capability = reaction.Capability;
          if (capability === undefined) { return enumEmpty; }
          return Call(capability.Resolve, undefined, [argument]);
        }
        function await(promise) { return PerformPromiseThen(promise, f, g, undefined); }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, capability) {
          add({ Capability: capability, Handler: onFulfilled });
          return capability.Promise;
        }
        function PromiseReactionJob(reaction, argument) {
          const capability = reaction.Capability;
          return Call(capability.Resolve, undefined, [argument]);
        }
        function await(promise) { return PerformPromiseThen(promise, f, g, NoCapability); }`,
    },
  ],
  rewrite(library) {
    if (!library.find('PerformPromiseThen') || !library.find('PromiseReactionJob')) return;
    library.transaction(() => {
      const [then, job] = ['PerformPromiseThen', 'PromiseReactionJob'].map((name) =>
        library.find(name),
      );
      const fieldOf = absentIn(library, job);
      const fields = [...fieldOf.values()];
      const isSilent = leavesNothing(library, job);
      const __capability = then.params[3];
      if (!__capability) return false;
      const ofThen = (pattern, replacement) =>
        library.replaceStatements(then, pattern, replacement, { __capability });
      const absent = ofThen(DEFAULT, () => []);
      const returns = ofThen(EITHER, 'return __capability.Promise;');
      const leaves = library.replaceStatements(job, NO_CAPABILITY, ({ __capability }) =>
        fieldOf.has(__capability.name) ? [] : undefined,
      );
      const either = dropAbsent(library, then, __capability.name);
      const none = [...fieldOf.keys()].reduce(
        (sum, name) => sum + dropAbsent(library, job, name),
        0,
      );
      if (absent + returns + leaves + either + none === 0) return false;
      const isWhole = returns > 0 && leaves === 1 && either + none === 0;
      const isKnown = isWhole && isSilent && isHandedOn(library, then, fields);
      if (!library.find(NONE) && isKnown && giveNone(library, fields) > 0)
        library.beforeReturn(DECLARATION);
      const holds = recordsIn(library);
      if (!isAlwaysGiven(library, then, holds))
        return library.decline('PerformPromiseThen', 'a call gives no capability');
      return fields.every((field) => reactionsHold(library, field, holds))
        ? library.did('PerformPromiseThen')
        : library.decline('PerformPromiseThen', 'a reaction may have another capability');
    });
  },
};
