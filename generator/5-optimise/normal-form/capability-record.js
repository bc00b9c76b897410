import { freeName } from '../../facts/bindings.js';
import { functionSettings } from '../../facts/capabilities.js';
import { isSetAgain } from '../../ir/assignments.js';
import { nodes, references } from '../../ir/estree.js';
import { same } from '../../ir/pattern.js';
import { namesIn } from '../statement-list.js';

const RECORD = '{ Promise: undefined, Resolve: undefined, Reject: undefined }';

const CHECKS = `
  if (IsCallable(__record.Resolve) === false) throw __noResolve;
  if (IsCallable(__record.Reject) === false) throw __noReject;`;

const EARLY = `__record.Promise = __promise; ${CHECKS} return __record;`;

const COPY = 'return { Promise: __promise, Resolve: __record.Resolve, Reject: __record.Reject };';
const ITSELF = '__record.Promise = __promise; return __record;';

const MAKES = 'const __executor = __maker(__held);';

/** The executor that the steps give to the constructor, its maker, and what that is given. */
const executorIn = (library, make) => {
  const [place] = library.findPlaces(make, MAKES);
  const { __maker, __held } = place?.bindings ?? {};
  return { name: __maker?.name, held: __held?.name, code: library.functionObject(__maker?.name) };
};

/** Whether a variable is declared with a Record that the executor alone has besides. */
const isOwnRecord = (library, make, executor, { name }) => {
  const isDeclared = (/** @type {any} */ { id, init }) =>
    id?.name === name && init && library.match(RECORD, init);
  const isGiven = ({ parent, key }) =>
    (parent.type === 'MemberExpression' && key === 'object' && !parent.computed) ||
    (parent.type === 'VariableDeclarator' && key === 'id') ||
    (parent.type === 'CallExpression' && parent.callee.name === executor.name) ||
    (parent.type === 'AssignmentExpression' && parent.left.object?.name === executor.held) ||
    parent.type === 'ReturnStatement';
  const uses = references(make).filter(({ node }) => node.name === name);
  return !isSetAgain(make, name) && nodes(make).some(isDeclared) && uses.every(isGiven);
};

/** Whether an executor hands nothing on, and asks for no promise. */
const asksForFunctionsAlone = (code) =>
  !nodes(code).some(
    ({ type, property }) => type === 'CallExpression' || property?.name === 'Promise',
  );

/** Whether an executor is that of the known document, and nobody else fills capabilities. */
const isKnown = (library, { name, code }) => {
  const known = library.reference?.get(name)?.code;
  const count = (tree) => functionSettings(tree).length;
  return (
    known && same(library.find(name).body, known.body) && count(library.program) === count(code)
  );
};

/** A promise is made where it was; only storing it waits. */
const storeLast = (library, make, { list, at, bindings }) => {
  const { __record, __promise } = /** @type {any} */ (bindings);
  const [store, ...checks] = list.slice(at, at + 3);
  const put = (...statements) => list.splice(at, 3, ...statements);
  if (__promise.type === 'Identifier') return put(...checks, store);
  const __name = { type: 'Identifier', name: freeName('promise', namesIn(make)) };
  const named = library.build('const __name = __promise;', { __name, __promise });
  const stored = library.build('__record.Promise = __name;', { __record, __name });
  return put(library.swap(store, named[0]), ...checks, library.swap(store, stored[0]));
};

const STORES = 'record.Promise = promise;';
const ASKS = `
  if (IsCallable(record.Resolve) === false) throw new $TypeError();
  if (IsCallable(record.Reject) === false) throw new $TypeError();`;
const FILLS =
  '(resolve) => { if (F.Resolve !== undefined) throw new $TypeError(); F.Resolve = resolve; }';

const MAKES_PROMISE = 'const promise = Construct(C, [executor]);';

/** An example: how NewPromiseCapability ends, and what its executor does. */
const exampleOf = (ending, executor, makes = MAKES_PROMISE) => `
  function NewPromiseCapability(C) {
    const record = { Promise: undefined, Resolve: undefined, Reject: undefined };
    const executor = Executor(record);
    ${makes}
    ${ending}
  }
  function Executor(F) { return ${executor}; }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'capability-record',
  summary: 'the Record that an executor fills is the capability, and gets its promise last',
  sound:
    'Only the executor has the Record besides. It asks for no promise in it, and throws where it has functions: from when on these are callable, nobody changes them.',
  examples: [
    {
      reference: `function Executor(F) { return ${FILLS}; }`,
      before: exampleOf(
        'return { Promise: promise, Resolve: record.Resolve, Reject: record.Reject };',
        FILLS,
      ),
      after: exampleOf(`${STORES} return record;`, FILLS),
    },
    {
      before: exampleOf(`${STORES} ${ASKS} return record;`, FILLS),
      after: exampleOf(`${ASKS} ${STORES} return record;`, FILLS),
    },
    {
      before: exampleOf(
        `${ASKS} return record;`,
        FILLS,
        'record.Promise = Construct(C, [executor]);',
      ),
      after: exampleOf(`${ASKS} ${STORES} return record;`, FILLS),
    },
    ...[
      '(resolve) => { if (F.Promise === undefined) { F.Resolve = resolve; } }',
      '(resolve) => { use(F); F.Resolve = resolve; }',
    ].map((executor) => {
      const code = exampleOf(`${STORES} ${ASKS} return record;`, executor);
      return { before: code, after: code };
    }),
  ],
  rewrite(library) {
    const make = library.find('NewPromiseCapability');
    const executor = make && executorIn(library, make);
    if (!executor?.code) return;
    const isOwn = (/** @type {any} */ { __record }) =>
      isOwnRecord(library, make, executor, __record);
    let count = library.replaceStatements(make, COPY, (bindings) =>
      isOwn(bindings) && isKnown(library, executor) ? library.build(ITSELF, bindings) : undefined,
    );
    for (const place of library.findPlaces(make, EARLY)) {
      if (!isOwn(place.bindings) || !asksForFunctionsAlone(executor.code)) continue;
      storeLast(library, make, place);
      count++;
    }
    if (count > 0) library.did('NewPromiseCapability');
  },
};
