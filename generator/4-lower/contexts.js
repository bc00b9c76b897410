import * as b from '../ir/estree.js';
import { ReactionInContext, ThenInContext } from '../host/reactions.js';
import { asDeclaration, sourceOf } from '../ir/source.js';

/**
 * Where the host keeps contexts of asynchronous code. The steps of the standard say which callback
 * a job is for (HostMakeJobCallback); what engines keep is the context of the whole job, with all
 * that follows the callback in it. So a reaction that is made in a context is one whose handler runs
 * the job that the steps describe, in that context, and whose own capability nobody has.
 */

const PERFORM = 'PerformPromiseThen';
const THENABLE = 'PromiseResolveThenableJob';
const CALLBACK = 'HostMakeJobCallback';

const SUPPORT = [ThenInContext, ReactionInContext];

const isReaction = ({ type, declarations }) =>
  type === 'VariableDeclaration' &&
  declarations[0].init?.properties?.some(({ key }) => key.name === 'Handler');

/** What `then` does in a context, before it makes its reactions. */
const inContext = ({ params, body }) => {
  const test = b.call(b.member(b.identifier('contexts'), 'active'), []);
  const then = b.statement(
    b.call(
      'ThenInContext',
      params.map(({ name }) => b.identifier(name)),
    ),
  );
  const [last] = body.slice(-1);
  return { type: 'IfStatement', test, consequent: b.block([then, structuredClone(last)]) };
};

/** Each job that calls a `then` is given one that runs in the context of the code that resolved. */
const keepThens = (body, use) => {
  for (const node of b.nodes(body)) {
    const [, job, list] = node.type === 'CallExpression' ? node.arguments : [];
    if (node.callee?.name !== 'EnqueueJob' || job?.name !== THENABLE) continue;
    const at = list.elements.length - 1;
    list.elements[at] = b.call(use(CALLBACK), [list.elements[at]]);
  }
};

/**
 * @param {import('./translate.js').Translation} translation its functions are changed in place
 * @returns {import('../ir/estree.js').Node[]} what they need beside them
 */
export const keepContexts = ({ functions, used }) => {
  const use = (name) => {
    used.add(name);
    return b.identifier(name);
  };
  // later editions say by themselves which callbacks have a context
  if (!used.has(CALLBACK)) for (const { body } of functions) keepThens(body, use);
  const perform = functions.find(({ spec }) => spec.name === PERFORM);
  const at = perform ? perform.body.findIndex(isReaction) : -1;
  if (at < 0) return [];
  perform.body.splice(at, 0, inContext(perform));
  return SUPPORT.map((code) => asDeclaration(sourceOf(code, 'host')));
};
