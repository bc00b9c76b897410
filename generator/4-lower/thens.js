import * as b from '../ir/estree.js';
import { returnedBy } from './reactions.js';
import { operationIn } from './roles.js';

/**
 * The `then` of a thenable, which a job calls, in the context that it was read in: where its JobCallback
 * Record is made, or where no such Record is, where the job is.
 *
 * @typedef {import('./translate.js').TranslatedFunction} Translated
 */

export const KEEP = 'HostKeepContext';

/** The elements of a List that stands there, or that a variable was declared with. */
const elementsOf = ({ elements, name }, body) =>
  elements ??
  b
    .nodes(b.block(body))
    .filter(({ type, id, init }) => type === 'VariableDeclarator' && id.name === name && init)
    .flatMap(({ init }) => (init.elements ? [init.elements] : []))[0] ??
  [];

/**
 * Where editions say that a job will call the `then` of a thenable, and make no JobCallback Record: the
 * arguments that have it, and the operation that takes them.
 */
/** @type {Record<string, {takes: string, valuesIn: (list: any[], body: any[], name?: string) => any[]}>} */
const THENS = {
  HostMakeJobCallback: { takes: 'HostMakeJobCallback', valuesIn: (list) => list },
  NewPromiseResolveThenableJob: {
    takes: 'NewPromiseResolveThenableJob',
    valuesIn: (list) => list,
  },
  EnqueueJob: {
    takes: 'PromiseResolveThenableJob',
    valuesIn: ([, job, list], body, name) => (job.name === name ? elementsOf(list, body) : []),
  },
};

const CALLS = new Set(['Call', 'HostCallJobCallback']);

/** @param {string} name of an operation @returns {boolean} whether it calls what it is given first */
export const isCallOf = (name) => CALLS.has(name);

/** @returns {any[]} what calls of some operations are given first */
export const calleesIn = (body, isMeant) =>
  b
    .nodes(b.block(body))
    .flatMap(({ type, callee, arguments: [first] = [] }) =>
      type === 'CallExpression' && isMeant(callee.name) && first ? [first] : [],
    );

/** Operations that call what a JobCallback Record has, or have a closure that does. */
const CALLBACK_CALLERS = ['HostCallJobCallback', 'NewPromiseResolveThenableJob'];

const isNamedIn = ({ body }, name) =>
  b.references(b.block(body)).some(({ node }) => node.name === name);

/** Whether an operation is called by another one alone. */
const isPartOf = ({ spec }, whole, functions) =>
  spec.kind === 'operation' &&
  whole !== undefined &&
  isNamedIn(whole, spec.name) &&
  !functions.some((other) => other !== whole && isNamedIn(other, spec.name));

/** Where an operation has the function that its job calls: `Call(_then_, _thenable_, « … »)` */
const calledAt = ({ params = [], body = [] } = {}) => {
  const places = calleesIn(body, isCallOf).map((callee) =>
    params.findIndex(({ name }) => name === callee.name),
  );
  return places.find((at) => at >= 0) ?? -1;
};

const isClosureOf = ({ kind, name }, { body }) => kind === 'closure' && isNamedIn({ body }, name);

/** The field of a JobCallback Record that is called: `Call(_jobCallback_.[[Callback]], …)` */
export const callbackFieldIn = (functions) => {
  const known = CALLBACK_CALLERS.map((name) => operationIn(functions, name)).filter(Boolean);
  const calling = functions.filter(
    (other) =>
      known.includes(other) || known.some((operation) => isClosureOf(other.spec, operation)),
  );
  const fields = calling.flatMap(({ body, params, captures }) => {
    const variables = new Set([...params, ...captures].map(({ name }) => name));
    return calleesIn(body, isCallOf).flatMap(({ object, property }) =>
      variables.has(object?.name) ? property.name : [],
    );
  });
  return fields[0];
};

/** Operations that make a JobCallback Record of a parameter, by name, and where they have that. */
export const makersIn = (functions, field) => {
  const makers = functions
    .filter(({ spec }) => spec.kind === 'operation')
    .map(({ spec, params, body }) => {
      const value = returnedBy(body)?.properties?.find(({ key }) => key.name === field)?.value;
      return /** @type {[string, number]} */ ([
        spec.name,
        params.findIndex(({ name }) => name === value?.name),
      ]);
    });
  return new Map(makers.filter(([, at]) => at >= 0));
};

/**
 * Where the functions stand that JobCallback Records are made of.
 * @returns {(translated: Translated) => {holder: any, key: string|number}[]}
 */
const callbackPlaces = (functions) => {
  const field = callbackFieldIn(functions);
  const makers = makersIn(functions, field);
  return ({ spec, body }) =>
    b.nodes(b.block(body)).flatMap((node) => {
      const at = node.type === 'CallExpression' ? makers.get(node.callee.name) : undefined;
      if (at !== undefined) return { holder: node.arguments, key: at };
      const isField = node.type === 'Property' && field !== undefined && node.key.name === field;
      return isField && !makers.has(spec.name) ? { holder: node, key: 'value' } : [];
    });
};

/** Where the `then` stands that a job calls, in editions without such Records. */
const thenPlaces = (functions) => {
  const context = Object.keys(THENS).find(
    (name) => operationIn(functions, name) || name === 'EnqueueJob',
  );
  const { takes, valuesIn } = THENS[context];
  const name = operationIn(functions, context)?.spec.name ?? context;
  const taker = operationIn(functions, takes);
  const at = calledAt(taker);
  return ({ body }) =>
    b.nodes(b.block(body)).flatMap((node) => {
      if (node.type !== 'CallExpression' || node.callee.name !== name) return [];
      const holder = valuesIn(node.arguments, body, taker?.spec.name);
      const key = at < 0 ? holder.length - 1 : at;
      return holder[key] ? { holder, key } : [];
    });
};

/**
 * @param {Translated[]} functions
 * @param {Translated} [perform] the operation whose reactions keep their contexts themselves
 * @returns {{holder: any, key: string|number, translated: Translated}[]} where functions stand that jobs will
 *   call, and in which other function
 */
export const thensIn = (functions, perform) => {
  const others = functions.filter(
    (translated) => translated !== perform && !isPartOf(translated, perform, functions),
  );
  const findIn = (find) =>
    others.flatMap((translated) => find(translated).map((place) => ({ ...place, translated })));
  const callbacks = findIn(callbackPlaces(functions));
  return callbacks.length > 0 ? callbacks : findIn(thenPlaces(functions));
};

/**
 * @param {{holder: any, key: string|number}[]} places
 * @param {(name: string) => import('../ir/estree.js').Node} use a primitive
 */
export const keepThens = (places, use) => {
  for (const { holder, key } of places) holder[key] = b.call(use(KEEP), [holder[key]]);
};
