import { evaluate, evaluatedFunction, knowledgeWith } from '../../generator/evaluate/index.js';
import { Unknown, unknown } from '../../generator/evaluate/unknown.js';
import { call } from '../../generator/ir/estree.js';
import { dropped, FOLLOWS, nothing, wholeOf } from './adopting.js';

/** The job of a reaction whose derived promise is given to nobody, and what becomes of that promise. */
const RUNS = `
  const derived = NewPromise();
  return PromiseReactionJob(derived, handler, argument);`;
const RESOLVES = 'const derived = NewPromise(); return ResolveCapability(derived, handled);';
const REJECTS = 'const derived = NewPromise(); return RejectCapability(derived, reason);';

/** What stands for the ways in which that job settles the promise. */
const FORGETS = { ResolveCapability: 'ForgetResult', RejectCapability: 'ForgetReason' };

/** Whether nothing is left of statements. */
const isNothing = (library, body, variables) => {
  try {
    return (
      evaluate(library, body, variables, { ...FOLLOWS, result: dropped(library) }).length === 1
    );
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
};

/** What settles a promise that nobody has: a value that is no object leaves nothing to do. */
export const forgetful = (library) => {
  const [resolves, rejects] = [RESOLVES, REJECTS].map((text) => library.build(text));
  const isTold = !isNothing(library, rejects, { reason: {} });
  if (!isNothing(library, resolves, { handled: { primitive: true } }))
    unknown('a promise that is seen where a primitive fulfils it');
  const [result] = library.build(`
    function ForgetResult(handled) {
      if (Type(handled) === 'Object') {
        const derived = NewPromise();
        ResolveCapability(derived, handled);
      }
      return undefined;
    }`);
  const [reason] = library.build(`
    function ForgetReason(reason) {
      const derived = NewPromise();
      RejectCapability(derived, reason);
      return undefined;
    }`);
  return { isTold, functions: isTold ? [result, reason] : [result] };
};

const forgets = (isTold) => (name, values, state, codes) => {
  const instead = FORGETS[name];
  const whole = instead && wholeOf(state, values[0], 'NewPromise');
  if (!whole || (name === 'RejectCapability' && !isTold)) return undefined;
  const args = codes([values[1]]);
  return state.isUnchanged(whole) ? { call: call(instead, args), gone: [whole] } : undefined;
};

/** The job of a reaction whose derived promise is nobody's. */
export const runForgotten = (library, { isTold, functions }) =>
  evaluatedFunction(
    library,
    'RunForgotten',
    { handler: { callable: true }, argument: {} },
    library.build(RUNS),
    {
      ...FOLLOWS,
      instead: forgets(isTold),
      knowledge: knowledgeWith(library, functions),
      result: nothing(library),
    },
  );
