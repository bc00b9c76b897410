import { copy } from '../generator/ir/pattern.js';
import { KERNEL } from './support/kernel.js';

const KIND = '__handler === __kind';

/** The kinds of reactions that are no functions, one `else` after the other; the last is a function. */
const lastArm = (library, statement, handler) => {
  const bindings = library.match(KIND, statement.test, { __handler: handler });
  if (bindings?.__kind.type !== 'Literal') return undefined;
  const { alternate } = statement;
  return alternate?.type === 'IfStatement' ? lastArm(library, alternate, handler) : alternate;
};

/** What is asked before the steps begin: kinds of reactions, each of which returns. */
const questions = (list, { foreign }) =>
  list.findIndex(({ type, test }) => type !== 'IfStatement' || foreign.has(test.callee?.name));

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'handlers-first',
  summary: 'a reaction job asks first whether its handler is a function, and then asks no more',
  why: 'most handlers are functions: no comparison with each kind of reaction, and a job short enough to be inlined',
  sound:
    'A kind of reaction is a string or an object of the library, never a function. What is no function runs the job as it was.',
  after: ['then0'],
  rests: KERNEL,
  carries: KERNEL,
  guards: [{ name: 'handler-is-function', summary: 'the handler is a function, not a kind' }],
  examples: [
    {
      before: `
        const Nobody = {};
        function PromiseReactionJob(capability, handler, argument) {
          if (handler === 'AdoptValue') return ResolveAdopted(capability, argument);
          let result;
          if (handler === 'Identity') result = argument;
          else { result = handler(argument); }
          return ResolvePromise(capability, result);
        }`,
      after: `
        const Nobody = {};
        function PromiseReactionJob(capability, handler, argument) {
          if (typeof handler !== 'function' || capability === Nobody)
            return PromiseKindJob(capability, handler, argument);
          let result;
          result = handler(argument);
          return ResolvePromise(capability, result);
        }
        function PromiseKindJob(capability, handler, argument) {
          if (handler === 'AdoptValue') return ResolveAdopted(capability, argument);
          let result;
          if (handler === 'Identity') result = argument;
          else { result = handler(argument); }
          return ResolvePromise(capability, result);
        }`,
    },
  ],
  rewrite(library) {
    const job = library.find('PromiseReactionJob');
    const [capability, handler] = job?.params ?? [];
    const list = job?.body.body ?? [];
    const start = questions(list, library);
    const at = list.findIndex(
      (statement) => statement.type === 'IfStatement' && lastArm(library, statement, handler),
    );
    if (start < 1 || at < start) {
      return library.decline(
        'PromiseReactionJob',
        'its kinds of reactions are not asked for first',
      );
    }
    const forgotten = library.declares('Nobody') ? ' || __capability === Nobody' : '';
    const others = copy(job);
    others.id = library.buildExpression('PromiseKindJob');
    library.insertAfter(job, [others], job.origin);
    const last = lastArm(library, list[at], handler);
    library.replace(list, at, [list[at]], last.type === 'BlockStatement' ? last.body : [last]);
    library.replace(
      list,
      0,
      list.slice(0, start),
      library.build(
        `if (typeof __handler !== 'function'${forgotten}) return PromiseKindJob(__capability, __handler, __argument);`,
        { __capability: capability, __handler: handler, __argument: job.params[2] },
      ),
    );
    return library.did('PromiseReactionJob');
  },
};
