import { isSetAgain } from '../generator/ir/assignments.js';
import { nodes, references } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';

const PAIR = `
  const __record = { value: false };
  const __resolve = __makeResolve(__promise, __record);
  const __reject = __makeReject(__promise, __record);
  return { Resolve: __resolve, Reject: __reject };`;

const FRESH = 'const __promise = OrdinaryCreateFromConstructor(__newTarget, __prototype, __slots);';
const CALL = 'const __functions = CreateResolvingFunctions(__promise);';

const SLOT = 'AlreadyResolved';

/** A flag that is not set is undefined in a promise and false in a record: both are not true. */
const isFlagUse = ({ type, operator, right }) =>
  typeof right?.value === 'boolean' &&
  (type === 'AssignmentExpression' || (/^[!=]==$/.test(operator) && right.value));

/** Whether a function object asks the record only whether its value is true. */
const isFlag = (code, record) => {
  const uses = [...nodes(code)].filter(isFlagUse).map(({ left }) => left);
  return [...references(code)]
    .filter(({ node }) => node.name === record)
    .every(({ parent }) => uses.includes(parent) && parent.property.name === 'value');
};

/** Whether a function object's maker is given a promise, which it keeps, and a record that is a flag. */
const canSplit = (library, name) => {
  const [promise, record] = library.find(name)?.params ?? [];
  const code = library.functionObject(name);
  return Boolean(code && record && isFlag(code, record.name) && !isSetAgain(code, promise.name));
};

/** A copy of a function object's maker that keeps the flag in the promise. */
const splitMaker = (library, name) => {
  const maker = library.find(name);
  const [promise, record] = maker.params;
  const split = copy(maker);
  split.id = { type: 'Identifier', name: `First${name}` };
  split.params = [split.params[0]];
  library.replaceExpressions(
    split.body,
    `${record.name}.value`,
    `${promise.name}.$$AlreadyResolved`,
  );
  library.stamp([split], maker.origin);
  library.insertAfter(maker, [split]);
  return split.id.name;
};

const splitPair = (library, pair, bindings) => {
  const makers = [bindings.__makeResolve, bindings.__makeReject].map(({ name }) => name);
  if (makers[0] === makers[1])
    return library.decline(pair.id.name, 'both resolving functions do the same');
  if (!makers.every((name) => canSplit(library, name))) {
    return library.decline(
      pair.id.name,
      'a resolving function does more with the record than to ask and say whether it is true, or lets go of the promise',
    );
  }
  const names = makers.map((name) => splitMaker(library, name));
  const first = copy(pair);
  first.id = {
    type: 'Identifier',
    name: `First${pair.id.name}`.replace('FirstCreate', 'CreateFirst'),
  };
  first.body.body.splice(0, 1);
  const calls = { [makers[0]]: names[0], [makers[1]]: names[1] };
  for (const [from, to] of Object.entries(calls)) {
    library.replaceExpressions(first.body, `${from}(__promise, __record)`, `${to}(__promise)`);
  }
  library.stamp([first], pair.origin);
  library.insertAfter(pair, [first]);
  return first.id.name;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'resolver-split',
  summary: "the constructor's resolving functions keep their flag in the promise, not in a record",
  why: 'one object less per promise; a capability of the intrinsic constructor can do without functions',
  sound:
    'The flag belongs to the first pair of resolving functions of a promise: the one that is made where the promise itself is made. Later pairs, those of the thenable job, keep a record of their own.',
  after: ['slot-closures'],
  guards: [],
  examples: [
    {
      of: 'CreateFirstResolvingFunctions',
      before: '',
      after: `
        function CreateFirstResolvingFunctions(promise) {
          const resolve = FirstPromiseResolveFunction(promise);
          const reject = FirstPromiseRejectFunction(promise);
          return {
            Resolve: resolve,
            Reject: reject
          };
        }`,
    },
  ],
  rewrite(library) {
    if (library.count(library.slotName(SLOT)) > 0)
      return library.decline('Promise', `the document has [[${SLOT}]]`);
    const pair = library.find('CreateResolvingFunctions');
    const constructor = library.constructorFunction();
    const bindings = pair && library.matchAt(PAIR, pair.body.body, 0);
    if (!bindings)
      return library.decline('CreateResolvingFunctions', 'its steps are not the known ones');
    const body = constructor.body.body;
    const fresh = body.map((_, at) => library.matchAt(FRESH, body, at)).find(Boolean);
    const at = body.findIndex(
      (_, index) => fresh && library.matchAt(CALL, body, index, { __promise: fresh.__promise }),
    );
    if (at < 0)
      return library.decline('Promise', 'the promise does not get its first pair where it is made');
    const first = splitPair(library, pair, bindings);
    if (!first) return false;
    library.replaceExpressions(
      body[at],
      'CreateResolvingFunctions(__promise)',
      `${first}(__promise)`,
    );
    library.addSlot(SLOT);
    return library.did('Promise');
  },
};
