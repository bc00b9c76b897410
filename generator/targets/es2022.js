import { isOfCall } from '../facts/own-arguments.js';
import { noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';
import { identifierOf } from '../ir/identifiers.js';
import { classConstructor } from '../4-lower/shapes/class.js';
import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { functionConstructor } from '../4-lower/shapes/function.js';
import { className, stampByList } from './slot-stamps.js';
import { VERBATIM } from '../ir/verbatim.js';

/** No element of a class may be called `#constructor`. @param {string} name of a slot */
const privateName = (name) => `#${identifierOf(name)}${name === 'constructor' ? '_' : ''}`;

/**
 * Modern engines: internal slots are private fields, so that no program can see or forge them;
 * the constructor is a class.
 * @type {import('./index.js').Target}
 */
export const es2022 = {
  name: 'es2022',
  ecmaVersion: 2022,
  limits: [],

  newTarget: () => b.newTarget(),
  slot: (object, name) => b.member(object, privateName(name)),
  hasSlot: (object, name) =>
    b.binary('in', b.identifier(privateName(name)), b.call('$Object', [object])),

  restParameter(params, body, at) {
    params[at] = { type: 'RestElement', argument: params[at] };
  },

  /** An arrow function: anonymous, and no constructor. What a call has of its own only a method sees. */
  functionObject: (params, body) =>
    b.nodes(body).some(isOfCall)
      ? es2022.method(b.literal(''), true, params, body)
      : b.arrow(params, body),
  /** A method outside of a class is taken from an object literal: it is no constructor either. */
  method: (key, computed, params, body) => {
    const code = b.functionExpression(params, body);
    const properties = [b.property(key, code, { method: true, computed })];
    return b.member({ type: 'ObjectExpression', properties }, key, computed);
  },

  /** A class refuses to be called with a TypeError; a document that says otherwise gets a function. */
  constructor: (translation) =>
    refusesCalls(translation.builtIns.constructor)
      ? classConstructor(translation)
      : functionConstructor(translation, es2022),

  /** The code lives inside the class whose private names it uses. */
  wrap: ({ instance, groups, byList }, body) => {
    if (!byList) return slotClass(className(0), [...instance], body);
    return groups.reduce(
      (within, { names }, at) => slotClass(className(at), names, within),
      stampByList(groups, body),
    );
  },
  /** `super` returns the object that it is given, and the fields are stamped on that. */
  support: () => [
    {
      leadingComments: noteOf(RETURNED_OBJECT),
      ...b.functionDeclaration(
        'ReturnedObject',
        [b.identifier('object')],
        [b.returns(b.identifier('object'))],
      ),
    },
  ],
  lower: (program) => program,
  /** A field more in the class whose private names the slots are. */
  addSlot: (declaration, name) => declaration.body.body.unshift(field(name)),
  /** Whether one of this library's own objects is a promise. */
  isPromise: (object) => b.binary('in', b.identifier(`#${SUBJECT.brand}`), object),
};

/** A class that stamps slots on objects, with code inside; what that returns. */
const slotClass = (name, slots, body) => [
  {
    leadingComments: noteOf(SLOTS),
    type: 'ClassDeclaration',
    id: b.identifier(name),
    superClass: b.identifier('ReturnedObject'),
    body: {
      type: 'ClassBody',
      body: [
        ...slots.map(field),
        method(
          'constructor',
          [b.identifier('object')],
          [b.statement(b.call({ type: 'Super' }, [b.identifier('object')]))],
        ),
        { ...method('library', [], body), static: true, kind: 'method' },
      ],
    },
  },
  b.returns(b.call(b.member(b.identifier(name), 'library'), [])),
];

const method = (name, params, body) => ({
  type: 'MethodDefinition',
  key: b.identifier(name),
  value: b.functionExpression(params, body),
  kind: name === 'constructor' ? 'constructor' : 'method',
  computed: false,
  static: false,
});

const SLOTS =
  'Internal slots are private fields, which this class stamps on any object: no program can see or forge them. The code of the library is inside, where their names are known.';
const RETURNED_OBJECT =
  'A base class that returns the object that it is given: a class derived from it gives its fields to that object.';

const field = (name) => ({
  type: 'PropertyDefinition',
  key: b.identifier(privateName(name)),
  value: null,
  computed: false,
  static: false,
  [VERBATIM]: `${privateName(name)};`,
});

/** What a condition leads to: in its own line, or the one step below it. */
const onlyStep = ({ node, steps }) =>
  node.kind === 'IfInline' ? node.inline : steps.length === 1 ? steps[0].node : {};

const isUndefined = ({ kind, literal }) => kind === 'Literal' && literal.type === 'undefined';

/** Whether a condition holds wherever there is no NewTarget. */
const holdsWithoutNew = ({ kind, left, right }) =>
  kind === 'Or'
    ? [left, right].some(holdsWithoutNew)
    : kind === 'Is' && left.kind === 'NewTarget' && isUndefined(right);

const isQuietValue = ({ kind, call }) =>
  /^(?:NewTarget|Variable|Literal)$/.test(kind) ||
  (call?.operation === 'IsCallable' && call.arguments.every(isQuietValue));

/** Conditions that run no user code. */
const QUIET = {
  Or: ({ left, right }) => isQuiet(left) && isQuiet(right),
  Is: ({ left, right }) => isQuietValue(left) && isQuietValue(right),
  IsNot: ({ left, right }) => isQuietValue(left) && isQuietValue(right),
  TypeIsNot: ({ value }) => isQuietValue(value),
};

const isQuiet = (condition) => QUIET[condition.kind]?.(condition) ?? false;

/** Whether a step throws a TypeError under a condition, and does no more. */
const throwsTypeError = (step) => {
  if (!/^If(?:Inline)?$/.test(step.node.kind) || !isQuiet(step.node.condition)) return false;
  const { kind, error } = onlyStep(step);
  return kind === 'Throw' && error.name === 'TypeError';
};

/** Whether the first steps throw a TypeError wherever there is no NewTarget. */
const refusesCalls = ({ steps }) => {
  const count = steps.findIndex((step) => !throwsTypeError(step));
  const guards = count < 0 ? steps : steps.slice(0, count);
  return guards.some(({ node }) => holdsWithoutNew(node.condition));
};
