import { attachmentsIn, JOB, LISTS } from '../../generator/facts/attachments.js';
import { freeName, localsOf } from '../../generator/facts/bindings.js';
import { changedFromInside } from '../../generator/facts/steady.js';
import { setBy } from '../../generator/ir/assignments.js';
import { identifier, literal, nodes } from '../../generator/ir/estree.js';

/**
 * Hands reactions on as their parts: a capability, and the handlers of fulfilment and of rejection.
 *
 * @typedef {import('../../generator/facts/attachments.js').Attachment} Attachment
 * @typedef {import('../../generator/facts/attachments.js').Append} Append
 */

const ADD = 'AddReaction(__promise, __capability, __onFulfilled, __onRejected);';

const JOB_OF_PARTS =
  'EnqueueJob(__queue, PromiseReactionJob, [__capability, __handler, __argument])';

/** @param {[Append, Attachment]} entry @returns {number} where an append stands */
const place = ([{ arm, statement }]) => (arm.body ?? [arm]).indexOf(statement);

/** Where both reactions of a promise get into its Lists, of one capability. */
const isPair = ([first, attachment], [second, other]) =>
  place([second, other]) === place([first, attachment]) + 1 &&
  first.promise.name === second.promise.name &&
  attachment.capability.name === other.capability.name &&
  first.slot !== second.slot;

/** Appends one by one, or two that are of one `then`. @param {[Append, Attachment][]} appends */
const grouped = (appends) => {
  const groups = [];
  for (const append of appends) {
    const last = groups.at(-1);
    if (last?.length === 1 && isPair(last[0], append)) last.push(append);
    else groups.push([append]);
  }
  return groups;
};

/** One call for the appends of a group, which has the steps of both. */
const add = (library, group, nothing) => {
  const [[{ arm, statement, promise }, { capability }]] = group;
  const handlers = LISTS.map((slot) => {
    const entry = group.find(([append]) => append.slot === slot);
    return entry ? { ...entry[1].handler } : literal(nothing);
  });
  const [__onFulfilled, __onRejected] = handlers;
  const [call] = library.build(ADD, {
    __promise: promise,
    __capability: capability,
    __onFulfilled,
    __onRejected,
  });
  const matched = group.map(([append]) => append.statement);
  if (arm.body) return library.replace(arm.body, arm.body.indexOf(statement), matched, [call]);
  library.stamp([call.expression], statement.origin);
  arm.expression = call.expression;
  return undefined;
};

/** Whether what a reaction is made of may be another value behind it. @param {Attachment} attachment */
const changesBehind = ({ code, record, handler }) => {
  const all = nodes(code);
  const behind = all.slice(all.indexOf(record));
  return (
    handler.type === 'CallExpression' ||
    behind.some((node) => setBy(node) === handler.name) ||
    changedFromInside(code).has(handler.name)
  );
};

/** What a handler is made of is evaluated where the reaction was made. @param {Attachment} attachment */
const nameHandler = (library, attachment) => {
  const { code, list, statement, handler } = attachment;
  const at = list.indexOf(statement);
  if (!changesBehind(attachment)) return library.replace(list, at, [statement], []);
  const name = identifier(freeName('handler', new Set(localsOf(code))));
  const [declaration] = library.build('const __name = __handler;', {
    __name: name,
    __handler: handler,
  });
  attachment.handler = name;
  return library.replace(list, at, [statement], [declaration]);
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} pending the state in which a promise has reactions
 * @param {string} nothing what stands for the handler of a reaction that is not there
 * @returns {boolean} whether all reactions of a promise come in pairs
 */
export const inlineReactions = (library, pending, nothing) => {
  const attachments = attachmentsIn(library.program, library.target, pending);
  for (const attachment of attachments) nameHandler(library, attachment);
  for (const { code, name, capability, handler } of attachments)
    library.replaceExpressions(
      code,
      JOB,
      (bindings) =>
        library.buildExpression(JOB_OF_PARTS, {
          ...bindings,
          __capability: capability,
          __handler: handler,
        }),
      { __reaction: identifier(name) },
    );
  /** @type {[Append, Attachment][]} */
  const appends = attachments.flatMap((attachment) =>
    attachment.appends.map((append) => /** @type {[Append, Attachment]} */ ([append, attachment])),
  );
  const arms = new Set(appends.map(([{ arm }]) => arm));
  const groups = [...arms].flatMap((arm) =>
    grouped(appends.filter(([append]) => append.arm === arm).sort((a, b) => place(a) - place(b))),
  );
  for (const group of groups) add(library, group, nothing);
  return groups.every(({ length }) => length === 2);
};
