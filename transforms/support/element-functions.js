import { evaluate, evaluatedFunction } from '../../generator/evaluate/index.js';
import { Unknown } from '../../generator/evaluate/unknown.js';
import { code } from '../../generator/evaluate/values.js';
import {
  array,
  call,
  declaration,
  functionDeclaration,
  identifier,
  literal,
  nodes,
  returns,
  statement,
} from '../../generator/ir/estree.js';
import { copy } from '../../generator/ir/pattern.js';
import { dropped, unreturned } from './adopting.js';
import { indexOf, refusal, sharedBy } from './element-sites.js';

/** What becomes of functions that are made for each element of all and its like: see element-sites.js. */

/** The function that makes element functions, where the record takes the place of what is in it. */
const withRecord = (library, element, fields) => {
  const maker = copy(library.find(element.maker));
  const [first, ...others] = sharedBy(element);
  for (const { name, value } of [first, ...others])
    library.replaceExpressions(maker.body, name, `elements.${fields.get(value.name)}`);
  const gone = others.map(({ name }) => name);
  maker.params = maker.params.filter(({ name }) => !gone.includes(name));
  maker.params.find(({ name }) => name === first.name).name = 'elements';
  return maker;
};

/** The call that makes the function of an element. */
const making = ({ maker, parts, withElements: { params } }, index) => {
  const valueOf = ({ name }) => {
    const part = parts.find((known) => known.name === name);
    if (part?.kind === 'fresh') return copy(part.value);
    return identifier(part ? index : 'elements');
  };
  return call(maker, params.map(valueOf));
};

/** One operation is followed, with the makers as they will be. */
const following = ({ elements }, name) => ({
  functions: new Map(elements.map(({ maker, withElements }) => [maker, withElements])),
  enters: (operation) => operation === name,
  stays: (operation) => operation !== name,
});

/** The element function's steps, for a function that is called once and by the library alone. */
const stepsOf = (library, site, element) => {
  const { name: index } = indexOf(element);
  // the job gives its argument, whatever the function takes
  const [argument = identifier('argument')] = library.functionObject(element.maker).params;
  const args = [argument.name];
  const captured = element.withElements.params.map(({ name }) => name);
  const params = [...captured.filter((name) => name === index || name === 'elements'), ...args];
  const calls = ['called', 'undefined'].map(identifier);
  return evaluatedFunction(
    library,
    element.maker,
    Object.fromEntries(params.map((name) => [name, {}])),
    [
      ...copy(site.cells),
      declaration('const', 'called', making(element, index)),
      returns(call('Call', [...calls, array(args.map(identifier))])),
    ],
    following(site),
  );
};

/** A number stands for the index and, of several kinds of elements, for the kind. */
const numberOf = (library, index, kind, kinds) =>
  library.buildExpression(
    [index, kinds > 1 && `* ${kinds}`, kind > 0 && `+ ${kind}`].filter(Boolean).join(' '),
  );

/** What a handler is where the library alone calls it, and where somebody else could. */
const handlerOf =
  (library, { fields }, index, kinds) =>
  (handler, at) => {
    const name = ['onFulfilled', 'onRejected'][at];
    if (handler.maker)
      return {
        name,
        kind: numberOf(library, index, handler.kind, kinds),
        before: [declaration('const', name, making(handler, index))],
      };
    const __capability = library.buildExpression(`elements.${fields.get(handler.capability.name)}`);
    const gives = code(library.buildExpression(handler.of, { __capability }), true);
    const known = { [name]: { ...gives, isStable: true } };
    return { name, kind: literal(handler.kind), before: [], known };
  };

/**
 * The call of `then` for an element: its functions are made where somebody else could call them.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {any} site
 * @param {number} kinds how many kinds of elements there are
 * @returns {import('../../generator/ir/estree.js').Node} a function
 */
export const attaching = (library, site, kinds) => {
  const { name: index } = indexOf(site.elements[0]);
  const handlers = site.handlers.map(handlerOf(library, site, index, kinds));
  const instead = (name, [promise, ...functions], state, codes) => {
    if (name !== 'PerformAdoption') return undefined;
    const args = [...codes([promise]), ...handlers.map(({ kind }) => kind), identifier('elements')];
    const objects = functions.filter((value) => state.ours(value)).map(({ id }) => [id]);
    return { call: call(name, args), gone: [{ objects }] };
  };
  const params = ['promise', index, 'elements'];
  const variables = Object.fromEntries(params.map((name) => [name, {}]));
  const args = ['promise', ...handlers.map(({ name }) => name)].map(identifier);
  const body = evaluate(
    library,
    [
      ...copy(site.cells),
      ...handlers.flatMap(({ before }) => before),
      statement(call('ThenAndForget', args)),
    ],
    Object.assign(variables, ...handlers.map(({ known }) => known)),
    { ...following(site, 'ThenAndForget'), instead, result: dropped(library) },
  );
  const names = site.cells.map(({ declarations: [{ id }] }) => id.name);
  for (const node of nodes(body)) {
    delete node.leadingComments; // ThenAndForget shows these steps already
    const name = node.name?.replace(/_+$/, '');
    if (names.includes(name)) node.name = name; // each arm makes its own
  }
  return functionDeclaration(site.then, params.map(identifier), unreturned(body));
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {import('./element-sites.js').Site} site its elements get their steps
 * @param {Map<string, string>} names of the fields that capabilities are in
 * @returns {string|undefined} why a loop keeps its functions
 */
export const evaluateElements = (library, site, names) => {
  const why = refusal(library, site, names);
  if (why) return why;
  try {
    for (const element of site.elements)
      element.withElements = withRecord(library, element, site.fields);
    for (const element of site.elements) element.code = stepsOf(library, site, element);
  } catch (error) {
    if (error instanceof Unknown) return error.message;
    throw error;
  }
  return undefined;
};
