import * as b from '../ir/estree.js';
import { freeName } from '../facts/bindings.js';
import { setAgainIn } from '../ir/assignments.js';
import { printOrigin } from '../ir/origin.js';
import { intrinsics } from '../host/intrinsics.js';
import { intrinsicValue } from '../host/value.js';
import { host } from '../host/index.js';
import { primitives, titleOf } from '../primitives/index.js';
import { lead, noteOf } from '../ir/comments.js';
import { methodNamed } from './builtins.js';
import { path } from './translate.js';
import { capabilityFields, nameFields } from './capabilities.js';
import { keepContexts } from './contexts.js';
import { showState } from './inspection.js';
import { giveReasons } from './rejections.js';
import { described, heading, origin, ownFacts } from './shapes/properties.js';
import { asDeclaration, sourceOf, valueOf } from '../ir/source.js';

/**
 * The last part of stage 3: one module from the translated functions, the primitives and intrinsics
 * that they use, and the host layer. Functions stand in clause order.
 */

const names = (tree) => new Set(b.references(tree).map(({ node }) => node.name));

/** Messages of a primitive name its clause as ES2015 numbers it: here it is the document's number. */
const renumber = (tree, primitive, document) => {
  for (const node of b.nodes(tree)) {
    if (node.type !== 'Literal' || typeof node.value !== 'string') continue;
    node.value = node.value.replace(
      `(${primitive.clause} ${primitive.name})`,
      `(${titleOf(primitive, document)})`,
    );
  }
};

/** A primitive's function, and what has to be done before it is used. */
const primitiveSource = (primitive, target) => {
  const from = printOrigin({ kind: 'primitive', name: primitive.name });
  const declaration = asDeclaration(sourceOf(primitive[target.name] ?? primitive.code, from));
  if (!primitive.setup) return [declaration];
  return [declaration, ...stamp([b.statement(valueOf(primitive.setup, from))], from)];
};

/**
 * Primitives in the order of their table, those that primitives name included.
 * @param {Set<string>} used
 * @param {import("../targets/index.js").Target} target
 * @param {import('../../spec/1-read/document.js').Document} [document] which numbers their clauses
 * @returns {import("../ir/estree.js").Node[]}
 */
export const primitiveDeclarations = (used, target, document) => {
  const all = new Set(used);
  for (const name of all) {
    for (const other of names(primitiveSource(primitives.get(name), target))) {
      if (primitives.has(other)) all.add(other);
    }
  }
  return [...primitives.values()]
    .filter(({ name }) => all.has(name))
    .flatMap((primitive) => {
      const [declaration, ...setup] = primitiveSource(primitive, target);
      renumber(declaration, primitive, document);
      lead(
        declaration,
        noteOf(`${titleOf(primitive, document)}, a primitive. ${primitive.note ?? ''}`.trim()),
      );
      return [declaration, ...setup];
    });
};

const isHost = (name) => Object.hasOwn(host, name);

/** In the order of their table, those that others name included. */
const hostDeclarations = (tree) => {
  const code = (name) => asDeclaration(sourceOf(host[name].code, 'host'));
  const used = new Set([...names(tree)].filter(isHost));
  for (const name of used) {
    for (const other of names(code(name))) if (isHost(other)) used.add(other);
  }
  return Object.keys(host)
    .filter((name) => used.has(name))
    .map((name) => noted(code(name), host[name].note));
};

const intrinsicDeclarations = (tree, target) => {
  const used = new Set([...names(tree)].filter((name) => Object.hasOwn(intrinsics, name)));
  for (const name of used) {
    for (const other of names(intrinsicValue(name, target)))
      if (Object.hasOwn(intrinsics, other)) used.add(other);
  }
  return Object.entries(intrinsics)
    .filter(([name]) => used.has(name))
    .map(([name, intrinsic]) => {
      const value = intrinsicValue(name, target);
      return noted(stamp(b.declaration('const', name, value)), intrinsic.note);
    });
};

const noted = (statement, note) => {
  if (note) lead(statement, noteOf(note));
  return statement;
};

const stamp = (tree, by = 'host') => {
  const origin = [by];
  for (const node of b.nodes(tree)) node.origin ??= origin;
  return tree;
};

/** Steps without code may be all that asks for the function object itself. */
const readsIn = (body, name) => name && names(body).has(name);

/** A variable that is the function object names it, which the document does not. */
const returnedAs = (itself, code) => [
  b.declaration('const', itself, code),
  b.returns(b.identifier(itself)),
];

/** What a closure captures is a value: where its steps set the variable, they do so in this call alone. */
const withCopies = (around, params, steps) => {
  const set = new Set(setAgainIn(steps));
  const taken = new Set(
    [...around, ...params].map(({ name }) => name).concat([...names(b.block(steps))]),
  );
  const isCopied = ({ name }) => set.has(name);
  const captured = around.map((variable) =>
    isCopied(variable) ? b.identifier(freeName(`${variable.name}Captured`, taken)) : variable,
  );
  const copies = around.flatMap((variable, at) =>
    isCopied(variable) ? [b.declaration('let', variable.name, { ...captured[at] })] : [],
  );
  return { captured, body: [...copies, ...steps] };
};

const functionDeclaration = (translated, translation, target) => {
  const { spec, params, captures, active } = translated;
  if (spec.kind === 'operation') return b.functionDeclaration(spec.name, params, translated.body);
  const slots = spec.kind === 'closure' ? active : (active ?? 'F');
  const around = [...(slots ? [b.identifier(slots)] : []), ...captures];
  const { captured, body } = withCopies(around, params, translated.body);
  const { length } = params;
  const itself = readsIn(body, translated.itself) ? translated.itself : '';
  const wanted = { length: spec.length ?? length, name: '' };
  const facts = ownFacts(translation, wanted, { length, name: itself });
  const code = described(target.functionObject(params, body), facts);
  const steps = itself ? returnedAs(itself, code) : [b.returns(code)];
  return b.functionDeclaration(spec.name, captured, steps);
};

/** Functions in clause order, the constructor with its methods where its clause stands. */
const libraryBody = (translation, target) => {
  const { functions, builtIns } = translation;
  const { statements, inside } = target.constructor(translation);
  return functions.flatMap((translated) => {
    if (translated.spec === builtIns.constructor) return statements;
    if (inside.has(translated)) return [];
    const { clause, variable } = translated.spec;
    const declaration = functionDeclaration(translated, translation, target);
    return heading(clause, origin(clause, [declaration]), variable);
  });
};

/** The intrinsics by their names: the document's own, and those that the code names. */
const realm = ({ builtIns, intrinsicObject }, code) => {
  const texts = b.nodes(code).map(({ type, value }) => (type === 'Literal' ? value : ''));
  const expressionOf = (name) => {
    const method = methodNamed(builtIns, name);
    return method ? path(method) : intrinsicObject(name);
  };
  const named = texts.filter((text) => /^%[\w.]+%$/.test(text) && expressionOf(text));
  const all = new Set([...builtIns.intrinsics.keys(), ...named]);
  const entries = [...all].map((name) => [b.literal(name), expressionOf(name)]);
  return noted(b.declaration('const', 'realm', b.object(entries)), REALM);
};

const agentRecord = () => noted(b.declaration('const', 'AgentRecord', b.object([])), AGENT_RECORD);

/** `options && options.scheduler` */
const option = (name) =>
  b.logical('&&', b.identifier('options'), b.member(b.identifier('options'), name));

const rejections = () =>
  b.declaration('const', 'rejections', b.call('trackRejections', [b.identifier('enqueue')]));

/** What is asked for each `then` is a function of its own, which engines compile into its callers. */
const usesContexts = () =>
  b.declaration('const', 'usesContexts', b.member(b.identifier('contexts'), 'inUse'));

/** Jobs that wait are counted where the host is told of rejections. */
const tracked = (scheduler) => {
  const list = [option('rejections'), b.identifier('scheduler'), b.identifier('contexts')];
  return [
    b.declaration('const', 'scheduler', scheduler),
    b.declaration('const', 'unhandled', b.call('trackUnhandled', list)),
    b.declaration('const', 'enqueue', b.member(b.identifier('unhandled'), 'enqueue')),
  ];
};

const REALM = 'The intrinsics of the one realm that this library knows, by their names.';

const AGENT_RECORD = 'The Agent Record, which the steps of this library share.';

const CREATE =
  'A library of its own: its promises are of its own constructor, its jobs in a queue of its own.';

/** `function create(options) { … return Promise; }` */
const factory = (translation, target, used) => {
  const support = keepContexts(translation, target);
  giveReasons(translation, target);
  const body = [...libraryBody(translation, target), ...support];
  const operations = primitiveDeclarations(used, target, translation.document);
  const inner = [...enumerations(translation), ...operations, ...body];
  const named = names(inner);
  if (named.has('realm')) inner.push(realm(translation, inner));
  if (named.has('AgentRecord')) inner.push(agentRecord());
  inner.push(...showState(translation, target));
  inner.push(b.returns(b.identifier(translation.builtIns.name)));
  const contexts = b.declaration('const', 'contexts', b.call('trackContexts', [option('context')]));
  const chosen = b.call('chooseScheduler', [option('scheduler')]);
  const scheduler = b.call(b.member(b.identifier('contexts'), 'outside'), [chosen]);
  const wrapped = target.wrap(translation.slots, inner);
  const mentioned = names(inner);
  const state = [
    b.statement(b.call('checkOptions', [b.identifier('options')])),
    contexts,
    ...(mentioned.has('usesContexts') ? [usesContexts()] : []),
    ...(mentioned.has('unhandled')
      ? tracked(scheduler)
      : [b.declaration('const', 'enqueue', scheduler)]),
    ...(mentioned.has('rejections') ? [rejections()] : []),
  ];
  const options = [b.identifier('options')];
  return noted(b.functionDeclaration('create', options, [...state, ...wrapped]), CREATE);
};

/** Values of the standard alone, which equal nothing that a program has. */
const enumerations = ({ enumerations: variables }) =>
  [...variables].map(([name, variable], at) => {
    const value = b.object([['name', b.literal(name)]]);
    return noted(b.declaration('const', variable, value), at === 0 && ENUMERATIONS);
  });

const ENUMERATIONS =
  'Values of the standard alone, such as ~empty~: each is an object of its own, which no value of a program equals.';

/** Loaders that look for names in the text find the first line; who asks makes the constructor. */
const exportedLazily = (name) => [
  exported(name, b.undefinedValue()),
  b.statement(
    b.call('defineLazily', [b.identifier('exports'), b.literal(name), b.identifier('create')]),
  ),
];

const exported = (name, value) => b.assign(b.member(b.identifier('exports'), name), value);

/**
 * @param {import('./translate.js').Translation} translation
 * @param {import('../targets/index.js').Target} target
 * @returns {import('../ir/estree.js').Node} a Program
 */
export const assemble = (translation, target) => {
  const create = factory(translation, target, translation.used);
  const exportsOf = [
    ...exportedLazily(translation.builtIns.name),
    exported('create', b.identifier('create')),
  ];
  const code = [...target.support(), create, ...exportsOf];
  const support = [...target.support(), ...hostDeclarations(code)];
  nameFields(support, capabilityFields(translation.functions));
  const body = [
    { type: 'ExpressionStatement', expression: b.literal('use strict'), directive: 'use strict' },
    ...intrinsicDeclarations([...support, create], target),
    ...support,
    create,
    ...exportsOf,
  ];
  return target.lower(stamp({ type: 'Program', sourceType: 'script', body }));
};

/**
 * @param {import('../ir/estree.js').Node} program which gets the comment at the top
 * @param {string[]} lines of it
 * @returns {import('../ir/estree.js').Node}
 */
export const headed = (program, lines) => {
  const text = lines.map((line) => ` * ${line}`.trimEnd()).join('\n');
  program.body[0].leadingComments = [{ type: 'Block', value: `*\n${text}\n `, lines }];
  return program;
};
