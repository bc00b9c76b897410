import { lazy } from '../../spec/remembered.js';
import { returnsConstant } from '../facts/behaviour/places.js';
import { freeName, localsOf } from '../facts/bindings.js';
import { functionMadeBy } from '../facts/functions.js';
import { asksForArguments } from '../facts/own-arguments.js';
import { promisesIn } from '../facts/promises.js';
import { isSetAgain, setAgainIn } from '../ir/assignments.js';
import {
  block,
  call,
  functionDeclaration,
  functionExpression,
  identifier,
  ifs,
  literal,
  member,
  nodes,
  references,
  returns,
  statement as expressionStatement,
} from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { isSlotList, slotNameIn } from '../ir/query.js';
import { primitives } from '../primitives/index.js';
import { isFunction } from '../ir/walk.js';
import { isFurtherParameter } from './further.js';
import { markedApart } from './names.js';

/**
 * Steps of a document beside those of its reference that may do anything, user code included. They
 * stand where a promise is whole: before the first or behind the last step that writes its slots, and
 * behind no condition that such a step stands behind as well. They
 * become a function of the document's own, which a pass does not know, and the function that they stood
 * in calls it: `steps(value);`, or `if (steps(value)) return undefined;` where they may end it. A pass that
 * keeps such a call where it is says so: see `carries` in optimise.js.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 * @typedef {Map<string, DocumentFunction>} Functions
 */

/** Places of arguments that are values of the language, whatever a pass makes of Records. */
const VALUES = {
  Call: [0, 1],
  Construct: [0],
  Get: [0],
  GetV: [0],
  IsCallable: [0],
  IsConstructor: [0],
  IsPromise: [0],
  SameValue: [0, 1],
  Type: [0],
};

/** What a job is enqueued with, or a function called with, is in its parameters. */
export const handedOn = (/** @type {any} */ { callee, arguments: args }) =>
  callee.name === 'EnqueueJob' && args[2]?.elements
    ? { name: args[1].name, args: args[2].elements }
    : { name: callee.name, args };

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

/** Whether a variable of the reference holds what users gave: it is asked as a value, or called with. */
const isValue = (reference, prefix, key, name, seen = new Set()) => {
  const place = `${key} ${name}`;
  const code = reference.get(key)?.code;
  if (!code || seen.has(place)) return false;
  seen.add(place);
  return nodes(code).some((node) => {
    if (node.type === 'AssignmentExpression')
      return node.left.property?.name.startsWith(prefix) && isNamed(node.right, name);
    if (node.type !== 'CallExpression') return false;
    if (VALUES[node.callee.name]?.some((at) => isNamed(node.arguments[at], name))) return true;
    if (node.callee.name === 'Call')
      return node.arguments[2]?.elements?.some((item) => isNamed(item, name)) ?? false;
    const { name: called, args } = handedOn(node);
    const params = reference.get(called)?.code.params ?? [];
    return args.some(
      (argument, at) =>
        isNamed(argument, name) &&
        params[at] &&
        isValue(reference, prefix, called, params[at].name, seen),
    );
  });
};

/** Whether a variable of the reference is what a function object is called with. */
const isArgument = (reference, key, name) =>
  functionMadeBy(reference.get(key).code)?.params.some((param) => isNamed(param, name)) ?? false;

/** What stands for a function's steps: its body, or that of the function object that it makes. */
const stepsOf = (/** @type {any} */ { body: { body } }) => {
  const [{ argument } = { argument: undefined }] = body;
  return argument && isFunction(argument) ? argument.body.body : body;
};

/** What ends the function that the steps stand in. */
const endsOf = (tree) => nodes(tree).filter(returnsConstant);

const LEAVES = /^(?:Return|Break|Continue)Statement$/;
const OF_ITS_PLACE = /^(?:ThisExpression|MetaProperty|ClassExpression)$/;

/** Whether a statement can be a function's, apart from its variables. */
const canMove = (statement) => {
  const ends = new Set(endsOf(statement));
  return (
    !asksForArguments(statement) &&
    nodes(statement).every(
      (node) =>
        !OF_ITS_PLACE.test(node.type) &&
        !isFunction(node) &&
        (!LEAVES.test(node.type) || ends.has(node)) &&
        !isNamed(node, 'NewTarget'),
    )
  );
};

const isLoop = ({ type }) => /^(?:While|For)/.test(type);

/** The statement of a list that another one is, or stands in, and the list in it that has that. */
const holderIn = (list, statement) => {
  const at = list.findIndex((holder) => nodes(holder).includes(statement));
  if (at < 0 || list[at] === statement) return { at };
  const lists = nodes(list[at]).map(({ body }) => body);
  return {
    at,
    inner: lists.find(
      (inner) => Array.isArray(inner) && inner !== list && nodes(inner).includes(statement),
    ),
  };
};

/**
 * What runs before a statement, and what may run behind it in the statement of the list that it stands
 * in, or behind that.
 * @param {Node[]} list
 * @returns {Record<'before'|'inside'|'behind', Node[]>|undefined} nothing where it is not in the list
 */
const placeIn = (list, statement) => {
  const { at, inner } = holderIn(list, statement);
  if (at < 0) return undefined;
  const [before, behind] = [list.slice(0, at), list.slice(at + 1)];
  if (list[at] === statement) return { before, inside: [], behind };
  const place = inner && placeIn(inner, statement);
  if (!place) return undefined;
  const again = isLoop(list[at]) ? [list[at]] : [];
  return {
    before: [...before, ...place.before, ...again],
    inside: [...place.inside, ...place.behind, ...again],
    behind,
  };
};

/** Whether a primitive changes Lists, which slots of promises may hold. */
const changesMemory = (name) => 'writes' in (primitives.get(name)?.effects ?? {});

const declaredIn = (tree) => localsOf(functionExpression([], [tree].flat()));

/**
 * @param {Functions} functions
 * @param {Functions} reference
 * @param {import('../targets/index.js').Target} target
 * @param {Pick<import('./further.js').Further, 'isStored'>} further slots that are no part of what a promise is
 */
export const foreignOf = (functions, reference, target, { isStored }) => {
  const nameOf = (slot) => slotNameIn(target, slot);
  const prefix = nameOf('');
  const codes = [...functions.values()].map(({ code }) => code);
  const holds = lazy(() => promisesIn(codes, nameOf));

  /** Whether slots of promises are written, or there from then on. */
  const writes = (statement) =>
    nodes(statement).some(
      (node) =>
        isSlotList(node) ||
        changesMemory(node.callee?.name) ||
        (node.type === 'AssignmentExpression' &&
          !isStored(node.left) &&
          nodes(node.left).some(({ property }) => property?.name?.startsWith(prefix))),
    );

  const isKnown = (name, { code, key, names }) =>
    names.has(name) &&
    !isSetAgain(code, name) &&
    (holds()(code, identifier(name)) ||
      isValue(reference, prefix, key, names.get(name)) ||
      isArgument(reference, key, names.get(name)) ||
      isFurtherParameter({ name }, code, reference.get(key).code));

  return {
    /**
     * @param {Node} statement
     * @param {{code: Node, key: string, names: Map<string, string>, foreign: Set<Node>}} place
     */
    isForeign(statement, place) {
      const { code, foreign } = place;
      const { before, inside, behind } = placeIn(stepsOf(code), statement) ?? {};
      if (!before || !canMove(statement) || inside.some(writes)) return false;
      if (before.some(writes) && behind.some(writes)) return false;
      const others = declaredIn([...foreign].filter((node) => before.includes(node)));
      const declared = new Set([...declaredIn(statement), ...others]);
      const locals = localsOf(code);
      const used = references(statement).map(({ node }) => node.name);
      return (
        setAgainIn(statement).every((name) => declared.has(name)) &&
        used.every((name) => !locals.has(name) || declared.has(name) || isKnown(name, place))
      );
    },
  };
};

/** Variables of a function that a group of its statements declares, and others ask for. */
const isAskedBehind = (code, group) => {
  const inside = new Set(nodes(group));
  const declarators = [...inside].filter(({ type }) => type === 'VariableDeclarator');
  const declared = new Set(declarators.map(({ id }) => id.name));
  return references(code.body).some(({ node }) => declared.has(node.name) && !inside.has(node));
};

/** A function says whether its steps ended the one that called it. */
const saying = (group, ends) => {
  for (const end of ends) end.argument = literal(true);
  return [...group, returns(literal(false))];
};

/** How many arguments there are is given to the function that asks for it. @returns {boolean} whether it does */
const givenCount = (group, name) => {
  const uses = references(group).filter(({ node }) => node.name === 'arguments');
  for (const { parent } of uses) {
    for (const key of Object.keys(parent)) delete parent[key];
    Object.assign(parent, identifier(name));
  }
  return uses.length > 0;
};

/**
 * @param {Node[]} steps foreign ones that follow each other
 * @param {{code: Node, key: string, names: Map<string, string>, taken: Set<string>}} place names of
 *   variables from the function's to those of the reference's; taken are names of functions
 * @returns {{statement: Node, declaration: Node}|undefined} the function that they become and its call;
 *   nothing where later steps ask for their variables
 */
export const outlined = (steps, { code, key, names, taken }) => {
  if (isAskedBehind(code, steps)) return undefined;
  const group = copy(steps);
  const [locals, declared] = [localsOf(code), declaredIn(group)];
  const used = new Set(references(group).map(({ node }) => node.name));
  const free = [...used].filter((name) => locals.has(name) && !declared.has(name));
  const count = freeName('count', new Set([...locals, ...used]));
  const counts = givenCount(group, count);
  const name = markedApart(`${/\w+(?=\W*$)/.exec(key)[0]}Steps`, taken);
  const origin = [...new Set(group.flatMap((node) => node.origin ?? []))];
  const ends = endsOf(group);
  const [value] = ends.map(({ argument }) => argument);
  if (ends.some(({ argument }) => !same(argument, value))) return undefined;
  const body = ends.length > 0 ? saying(group, ends) : group;
  const params = counts ? [...free, count] : free;
  const declaration = functionDeclaration(name, params.map(identifier), body);
  const asks = call(name, [
    ...free.map((variable) => identifier(names.get(variable) ?? variable)),
    ...(counts ? [member(identifier('arguments'), 'length')] : []),
  ]);
  const statement =
    ends.length > 0 ? ifs(asks, block([returns(copy(value))])) : expressionStatement(asks);
  for (const node of [...nodes(declaration), ...nodes(statement)]) node.origin ??= origin;
  return { statement, declaration };
};
