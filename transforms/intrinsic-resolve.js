import { isOfCall } from '../generator/facts/own-arguments.js';
import { nodes } from '../generator/ir/estree.js';
import { KERNEL } from './support/kernel.js';

/** The value that a call is of is a variable, and so is its receiver. */
const CALL = 'Call(__resolve, __C, [__x])';

const STEPS = 'const __C = this; if (__isNone) throw __error; return PromiseResolve(__C, __x);';

/** The static method's steps, with its receiver as a parameter. */
const extract = (library, method) => {
  const { body, params } = method;
  const bindings = library.matchAt(STEPS, body.body, 0, { __x: params[0] });
  if (!bindings || body.body.length !== 3 || params.length !== 1) return undefined;
  if (nodes(body.body.slice(1)).some(isOfCall)) return undefined;
  const [declaration] = library.build('function ResolveWith(__C, __x) {}', bindings);
  const [tail] = library.build('return ResolveWith(this, __x);', bindings);
  declaration.body.body = body.body.slice(1);
  library.stamp([tail], library.stepsOf(body));
  const [first] = body.body;
  body.body = [library.swap(first, tail)];
  return declaration;
};

const isVariable = ({ type }) => type === 'Identifier';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'intrinsic-resolve',
  summary: 'an element is resolved by the steps of Promise.resolve, without a call of it',
  why: 'all and its like read `resolve` once and call it for each element: no list of arguments, and a function that an engine inlines',
  sound:
    'The function that was read is Promise.resolve itself: a call of it runs its steps with that receiver and argument.',
  after: [],
  rests: KERNEL,
  carries: KERNEL,
  guards: [{ name: 'resolve-is-intrinsic', summary: 'the function is Promise.resolve itself' }],
  examples: [
    {
      before: `
        function PromiseResolve(C, x) {}
        class Promise {
          static resolve(x) {
            const C = this;
            if (Type(C) !== 'Object') throw new $TypeError();
            return PromiseResolve(C, x);
          }
        }
        function f(resolve, C, x) { const p = Call(resolve, C, [x]); return p; }
        return Promise;`,
      after: `
        function PromiseResolve(C, x) {}
        function ResolveWith(C, x) {
          if (Type(C) !== 'Object') throw new $TypeError();
          return PromiseResolve(C, x);
        }
        class Promise {
          static resolve(x) { return ResolveWith(this, x); }
        }
        function f(resolve, C, x) {
          const p = resolve === intrinsicResolve ? ResolveWith(C, x) : Call(resolve, C, [x]);
          return p;
        }
        const intrinsicResolve = Promise.resolve;
        return Promise;`,
    },
  ],
  rewrite(library) {
    return library.transaction(() => {
      const operation = library.find('PromiseResolve');
      const calls = library
        .findNodes(library.program, CALL)
        .filter(({ arguments: [callee, receiver] }) => isVariable(callee) && isVariable(receiver))
        .filter(({ arguments: [, receiver] }) => receiver.name !== 'undefined');
      if (!operation || calls.length === 0)
        return library.decline('Promise.resolve', 'nothing calls it through a variable');
      const method = library.method('Promise.resolve');
      const steps = method && extract(library, method);
      if (!steps) return library.decline('Promise.resolve', 'its steps are not the known ones');
      library.insertAfter(operation, [steps], library.stepsOf(steps.body));
      const count = library.replaceExpressions(library.program, CALL, (bindings, call) =>
        calls.includes(call)
          ? library.buildExpression(
              `__resolve === intrinsicResolve ? ResolveWith(__C, __x) : ${CALL}`,
              bindings,
            )
          : undefined,
      );
      library.beforeReturn('const intrinsicResolve = Promise.resolve;');
      return library.did(`${count} calls`);
    });
  },
};
