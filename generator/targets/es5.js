import { VISIBLE_SLOTS } from './visible-slots.js';
import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';
import { Receiver } from '../host/support.js';
import { RESERVED } from '../ir/identifiers.js';
import { functionConstructor } from '../4-lower/shapes/function.js';
import { asDeclaration, sourceOf } from '../ir/source.js';

/**
 * Old engines, from Node 0.10 on.
 * @type {import('./index.js').Target}
 */
export const es5 = {
  name: 'es5',
  ecmaVersion: 5,
  limits: [
    ...VISIBLE_SLOTS,
    'Methods and resolving functions are constructors and have a prototype property.',
    'Without new.target, a fresh `this` of a subclass becomes the promise, and no prototype is read.',
    'Engines without Reflect and Proxy, or whose Reflect.construct takes no other new.target, count every function as a constructor.',
    'Engines without Symbol use the strings "@@species", "@@iterator" and "@@toStringTag".',
  ],

  newTarget: () => b.identifier('NewTarget'),
  slot: (object, name) => b.member(object, `_${name}`),
  hasSlot: (object, name) =>
    b.call('$hasOwn', [b.call('$Object', [object]), b.literal(`_${name}`)]),

  restParameter(params, body, at) {
    const [{ name }] = params.splice(at);
    const rest = b.call('$slice', [b.identifier('arguments'), b.literal(at)]);
    body.unshift(b.declaration('const', name, rest));
  },

  functionObject: (params, body) => b.functionExpression(params, body),
  method: (key, computed, params, body) =>
    // `catch` cannot be a function's own name; one that hides what its steps name goes at the end
    b.functionExpression(params, body, computed || RESERVED.has(key.name) ? null : key),

  constructor: (translation) => functionConstructor(translation, es5),
  wrap: (slots, body) => body,
  support: () => [
    { leadingComments: noteOf(RECEIVER), ...asDeclaration(sourceOf(Receiver, 'host')) },
  ],

  addSlot: () => {},
  isPromise: (object) => b.binary('!==', b.member(object, `_${SUBJECT.brand}`), b.undefinedValue()),

  /** No const, no let: nothing here closes over a variable of a loop. */
  lower(program) {
    for (const node of b.nodes(program)) {
      if (node.type === 'VariableDeclaration') node.kind = 'var';
    }
    return program;
  },
};

const RECEIVER =
  'Stands in for a prototype: an object that `new` of a subclass has made from it already.';
