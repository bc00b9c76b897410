import { returnsConstant } from '../facts/behaviour/places.js';
import { lead, noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { slotNameIn } from '../ir/query.js';
import { isReturn } from '../ir/statements.js';
import { isFunction } from '../ir/walk.js';
import { capabilityFields, fieldsReadOf } from './capabilities.js';
import {
  callRest,
  callWhole,
  furtherIn,
  handlersInContext,
  jobsInContext,
  NOTES,
  REACT,
} from './context-functions.js';
import { endOf, withChoiceLast } from './ends.js';
import { canBeTold, fieldsAskedIn, isQuietOperation, restOf } from './once.js';
import { isPlainJob } from './plain-jobs.js';
import { jobIn, runningOf } from './reaction-jobs.js';
import { performIn, reactionsIn } from './reactions.js';
import { operationIn } from './roles.js';
import {
  areGiven,
  areMadeBehind,
  areSetAgain,
  returnsEarly,
  seesMore,
  setsChoice,
} from './seen-reactions.js';
import { keepBeside, seenCallback } from './seen-callbacks.js';
import { keepThens, KEEP, thensIn } from './thens.js';

/**
 * Where the host keeps contexts of asynchronous code. The steps of the standard say which callback
 * a job is for (HostMakeJobCallback); what engines keep is the context of the whole job, with all
 * that follows the callback in it. So a reaction that is made in a context is one whose handler runs
 * the job that the steps describe, in that context, and whose own capability nobody has. Where that job
 * does more than to call the handler, it must not run twice: the handler alone runs in the context then.
 */

const CALLBACK = 'HostMakeJobCallback';

/**
 * Where nothing is known of the reactions, the handlers themselves are called in their context: what
 * follows them in their job is outside of it.
 */
const keepHandlers = ({ params, body }, use) => {
  const questions = new Set(
    b
      .nodes(b.block(body))
      .filter(({ type, callee }) => type === 'CallExpression' && callee.name === 'IsCallable')
      .map(({ arguments: [{ name }] }) => name),
  );
  const isFunction = ({ name }) => b.call('IsCallable', [b.identifier(name)]);
  const handlers = params.filter(({ name }) => questions.has(name));
  body.unshift(
    ...handlers.map((handler) =>
      b.ifs(isFunction(handler), b.assign({ ...handler }, b.call(use(KEEP), [{ ...handler }]))),
    ),
  );
};

const valueOf = (properties, field) =>
  structuredClone(properties.find(({ key }) => key.name === field).value);

/** What names a field or a slot of the document, beside what the host layer is asked for. */
const namesField = (/** @type {any} */ { type, computed, object }) =>
  type === 'Property' || (type === 'MemberExpression' && !computed && object.name !== 'contexts');

/** What a reaction in a context has in place of what `then` was given, and where the steps have that. */
const partsOf = ({ params }, { sites, records, handler, capability, handlers, capabilityAt }) => {
  const part = (at, field, record, lists) => ({
    value: valueOf(record, field),
    otherwise: `${params[at].name}InContext`,
    values: lists.flat().flatMap(({ key, value }) => (key.name === field ? value : [])),
  });
  const like = (record) => sites.filter((list) => same(list, record));
  return [
    ...records.map((record, i) => part(handlers[i], handler, record, like(record))),
    part(capabilityAt, capability, records[0], sites),
  ];
};

/** What steps return, where that is always the same constant. @returns {any} */
const constantGivenBy = (steps) => {
  const all = b.nodes(b.block(steps));
  const [first, ...others] = all.filter(isReturn);
  const isConstant = returnsConstant(first) && others.every((other) => same(other, first));
  return isConstant && !all.some(isFunction) ? first : undefined;
};

/** Has a function of steps that may return before they come to their end say whether they did. */
const sayWhetherOver = (/** @type {any} */ { body: { body } }) => {
  for (const node of b.nodes(b.block(body)).filter(isReturn)) node.argument = b.literal(true);
  body.push(b.returns(b.literal(false)));
};

/** `then` in a context, before its reactions are made; and the functions that it needs. */
const keepReactions = (perform, /** @type {Way} */ way) => {
  const { params, body } = perform;
  const { reactions, steps: known, runJob, apart, mayReturn, choosesBehind, last } = way;
  const { at, records } = reactions;
  const parts = partsOf(perform, reactions);
  const further = (runJob ? records : [])
    .flatMap((properties) => furtherIn(properties, reactions))
    .map(({ value }) => structuredClone(value));
  const promise = params[reactions.promise];
  const first = parts.map((part) => ({ ...part, name: part.value.name }));
  const withoutEnd = known.slice(0, known.length - last.count);
  const early = mayReturn ? constantGivenBy(withoutEnd.slice(at)) : undefined;
  // nobody hears what the rest returns, where it comes to its end
  const isWhole = choosesBehind || (mayReturn && !early);
  const steps = { params, body: isWhole ? body : withoutEnd };
  const rest = apart ? restOf(REACT, steps, at, { kept: promise.name, first }) : undefined;
  if (early) sayWhetherOver(rest.code);
  const others = rest?.others.map(b.identifier) ?? reactions.others.map((i) => copy(params[i]));
  // what the reactions have of a handler is for the job; who calls it takes what `then` was given
  const taken = runJob || rest ? [] : reactions.handlers.map((i) => copy(params[i]));
  const values = [{ ...promise }, ...parts.map(({ value }, i) => taken[i] ?? value)];
  const then = b.call('ThenInContext', [...values, ...further, ...others]);
  const active = b.call(b.member(b.identifier('contexts'), 'active'), []);
  const test = b.logical('&&', b.call('usesContexts', []), active);
  const isOver = b.member(b.identifier('contexts'), 'over');
  const ending = early ? [{ ...b.ifs(isOver, copy(early)), origin: early.origin }] : [];
  const arm = isWhole ? [b.returns(then)] : [b.statement(then), ...ending, ...last.steps];
  body.splice(at, 0, b.ifs(test, b.block(arm)));
  const inner = runJob ? jobsInContext({ reactions, runJob }) : handlersInContext();
  if (rest) callRest(inner.code, rest.others, { ...way, isWhole, isOver: early && copy(isOver) });
  else callWhole(inner.code, perform, reactions);
  const added = [inner.code, ...(rest ? [rest.code] : []), ...inner.added];
  for (const code of added) lead(code, noteOf(NOTES[code.id.name]));
  for (const node of b.nodes(added)) if (namesField(node)) node.isField = true;
  return added;
};

/** Whether who takes a capability out of a reaction asks for its functions: that of the host layer has no more. */
const asksForFunctionsAlone = (functions, reactions) => {
  const { Resolve, Reject } = capabilityFields(functions) ?? {};
  const fields = fieldsReadOf(functions, reactions);
  return [...fields].every((field) => field === Resolve || field === Reject);
};

/** Whether the job alone asks reactions for their handlers: in those of the host layer there is always one. */
const asksInJobAlone = (functions, { parts }, { handler }) =>
  functions
    .filter((other) => !parts.includes(other))
    .every(({ body }) => !fieldsAskedIn(b.nodes(b.block(body))).has(handler));

/**
 * How the reactions of an operation keep their contexts, with all that follows their handlers.
 *
 * @typedef {object} Way
 * @property {import('./reactions.js').Reactions & {isRead: (field: string) => boolean}} reactions and whether steps
 *   ask for a field
 * @property {any[]} thens where other functions stand that jobs will call
 * @property {import('./reaction-jobs.js').RunJob} [runJob] what handlers run in the context; without it that is the
 *   document's own handler alone
 * @property {any[]} steps of the operation, with those last that choose what is returned
 * @property {{steps: any[], count: number}} last the steps that choose what is returned
 * @property {boolean} apart whether the steps behind the place where reactions are made are a function of their own
 * @property {boolean} mayReturn whether these may return before the last
 * @property {boolean} choosesBehind whether these set what the last return
 * @property {(handler: any) => any} asCallback what the reactions of the host layer have as a handler
 */

/** @returns {Way|undefined} nothing where it is not known: their handlers keep them then */
const wayOf = (functions, operation, reactions) => {
  const perform = operation && { ...operation, body: withChoiceLast(operation.body) };
  const last = reactions && endOf(perform.body);
  if (!last) return undefined;
  const callback = operationIn(functions, CALLBACK);
  const thens = thensIn(functions, operation);
  const asking = new Set(thens.map(({ translated }) => translated.spec.name));
  const isQuiet = (name) => {
    const { spec, body } = functions.find((translated) => translated.spec.name === name) ?? {};
    return spec?.kind === 'operation' && isQuietOperation(body) && !asking.has(name);
  };
  const fields = fieldsAskedIn(functions.flatMap(({ body }) => b.nodes(b.block(body))));
  const isRead = (field) => fields.has(field);
  const mayReturn = returnsEarly(perform, reactions, last);
  const choosesBehind = setsChoice(perform, reactions, last);
  const apart =
    mayReturn ||
    choosesBehind ||
    canBeTold(perform.body.slice(0, reactions.at), isQuiet) ||
    Boolean(callback && areGiven(perform, reactions)) ||
    seesMore(perform, reactions, { ...last, isRead });
  if (apart && !areMadeBehind(perform, reactions)) return undefined;
  const job = jobIn(functions, reactions.handler);
  const isWhole =
    job &&
    asksInJobAlone(functions, job, reactions) &&
    asksForFunctionsAlone(functions, reactions) &&
    !areSetAgain(functions, reactions) &&
    isPlainJob(functions, job, reactions, isQuiet);
  // the Records of handlers that are called in their context would have to be made once more
  if (!isWhole && callback && apart) return undefined;
  const runJob = isWhole ? runningOf(job) : undefined;
  const asCallback = (handler) => (callback ? b.call(callback.spec.name, [handler]) : handler);
  return {
    reactions: { ...reactions, isRead },
    thens,
    steps: perform.body,
    runJob,
    last,
    apart,
    mayReturn,
    choosesBehind,
    asCallback,
  };
};

/**
 * @param {import('./translate.js').Translation} translation its functions are changed in place
 * @param {import('../targets/index.js').Target} target
 * @returns {import('../ir/estree.js').Node[]} what they need beside them
 */
export const keepContexts = ({ functions, slots, used }, target) => {
  const use = (name) => {
    used.add(name);
    return b.identifier(name);
  };
  const slotNames = new Set([...slots.instance].map((slot) => slotNameIn(target, slot)));
  const perform = performIn(functions);
  const reactions = perform && reactionsIn(perform, functions, (name) => slotNames.has(name));
  const seen = seenCallback(functions);
  if (seen) {
    keepBeside(functions, seen, use, slots.fields);
    return [];
  }
  const way = wayOf(functions, perform, reactions);
  keepThens(way?.thens ?? thensIn(functions), use);
  if (way && !way.runJob) use('IsCallable');
  if (way) return keepReactions(perform, way);
  if (perform && !operationIn(functions, CALLBACK)) keepHandlers(perform, use);
  return [];
};
