import * as b from '../ir/estree.js';
import { clauseName } from '../../spec/1-read/document.js';
import { SpecError } from '../../spec/1-read/error.js';
import { distance, nearest } from '../../spec/1-read/nearest.js';
import { symbolNamed, unknownSymbol } from '../host/symbols.js';
import { methodNamed } from './builtins.js';
import { freeName } from '../facts/bindings.js';
import { camel } from './names.js';

/** Whether somebody may have meant the other name: few of its letters are others. */
const isSlip = (name, other) => distance(name, other) <= Math.max(name.length, other.length) / 4;

/** The fault is in the clause, however many call it. */
const withoutSteps = (clause, name) =>
  new SpecError(`${name} is called, and this clause has no steps`, {
    ...clause.place,
    clause: clauseName(clause),
    expected: 'an emu-alg with its steps',
  });

/** @typedef {import('../ir/estree.js').Node} Node */

/** What the steps of one function call: operations of the document, primitives, intrinsics. */
export class Operations {
  /** @param {import('./translator.js').Translator} translator */
  constructor(translator) {
    this.translator = translator;
  }

  /** A call of an operation, translated or primitive, with expressions of the standard. */
  operation(name, args) {
    if (name === 'CreateBuiltinFunction') return this.translator.functionObjects.create(args);
    const { analysis, primitives } = this.translator.library;
    const definition = analysis.functions.get(name);
    const primitive = primitives.get(name);
    if (!definition && !primitive) throw this.unknown(name, [...analysis.functions, ...primitives]);
    this.checkCount(name, args, (primitive ?? definition).parameters);
    const values = primitive?.asksForSlot
      ? [this.translator.hasSlot(this.translator.expression(args[0]), args[1].slot)]
      : args.flatMap((arg, at) => this.argument(name, arg, at));
    return primitive
      ? this.call(name, values)
      : b.call(name, [...values, ...this.absent(definition, args)]);
  }

  /** What stands for arguments that are not given, where no step asks whether they are. */
  absent({ kind, parameters }, list) {
    const asks = kind !== 'operation' || parameters.some(({ isAsked }) => isAsked);
    return asks ? [] : parameters.slice(list.length).map(() => b.undefinedValue());
  }

  /** @returns {Node[]} what an operation is given: of a function object its slots, where it takes these */
  argument(operation, arg, at) {
    const { translator } = this;
    const { completions, slotParameters } = translator.library;
    const slots = slotParameters.get(operation)?.get(at);
    if (completions.isMixed(operation, at))
      this.unsupportedParameter(operation, at, 'which is a completion in some calls alone');
    if (!slots) return [translator.expression(arg)];
    if (slots.isMixed)
      this.unsupportedParameter(operation, at, 'which is no function object everywhere');
    const record = translator.slots.recordOf(arg.name);
    return slots.isValue ? [translator.expression(arg), record] : [record];
  }

  unsupportedParameter(operation, at, what) {
    const { functions } = this.translator.library.analysis;
    this.translator.unsupported(`_${functions.get(operation).parameters[at].name}_, ${what},`);
  }

  /** @throws {SpecError} where a call has more arguments than parameters, or fewer than it needs */
  checkCount(name, args, parameters) {
    const least = parameters.filter(({ optional }) => !optional).length;
    if (args.length >= least && args.length <= parameters.length) return;
    const range = least === parameters.length ? least : `${least} to ${parameters.length}`;
    const count = (number) => `${number} argument${number === 1 ? '' : 's'}`;
    throw this.translator.error(`${name} is called with ${count(args.length)}`, count(range));
  }

  /** @param {string} name `DefineOwnProperty` */
  internalMethod(name, args) {
    if (!this.translator.library.primitives.get(name)?.internalMethod) {
      this.translator.unsupported(`the internal method [[${name}]]`);
    }
    return this.operation(name, args);
  }

  /**
   * A value that no value of a program equals: an object that the library alone holds. `~unused~`
   * nobody looks at.
   */
  enumeration(name) {
    if (name === 'unused') return b.undefinedValue();
    const { enumerations } = this.translator.library;
    if (!enumerations.has(name)) {
      const taken = new Set(enumerations.values());
      enumerations.set(name, freeName(`enum${camel(name)}`, taken));
    }
    return b.identifier(enumerations.get(name));
  }

  /** An operation as a value. */
  operationName(name) {
    const { functions } = this.translator.library.analysis;
    if (!functions.has(name)) throw this.unknown(name, [...functions]);
    return b.identifier(name);
  }

  unknown(name, known) {
    const clause = this.translator.library.document.byOperation.get(name);
    if (clause) return withoutSteps(clause, name);
    const other = nearest(
      name,
      known.map(([operation]) => operation),
    );
    return this.translator.error(
      `the operation ${name} is not known`,
      isSlip(name, other)
        ? `perhaps ${other}`
        : 'a clause that has its steps, here or in the edition',
    );
  }

  /** A primitive, which the library then carries. */
  use(name) {
    this.translator.library.used.add(name);
    return b.identifier(name);
  }

  /** A call of a primitive with expressions of JavaScript. */
  call(name, args) {
    return b.call(this.use(name), args);
  }

  /** @param {string} name `$TypeError`: what is captured when the library loads */
  host(name) {
    const { intrinsics } = this.translator.library;
    if (intrinsics.has(name)) return b.identifier(name);
    const known = nearest(name, [...intrinsics]).slice(1);
    throw this.translator.error(`the host has no ${name.slice(1)}`, `perhaps ${known}`);
  }

  /** @param {string} name `species`: a well-known symbol */
  symbol(name) {
    const known = symbolNamed(name);
    if (known) return b.identifier(known);
    throw this.translator.error(...unknownSymbol(name));
  }

  /** @param {string} name `%Promise%` */
  intrinsic(name) {
    const { builtIns, intrinsicObject, intrinsicNames } = this.translator.library;
    // programs may give the property another value; the realm has the method that was there first
    if (methodNamed(builtIns, name)) return b.element(this.translator.realm(), b.literal(name));
    const expression = intrinsicObject(name);
    if (expression) return expression;
    const expected = `perhaps ${nearest(name, intrinsicNames)}`;
    throw this.translator.error(`the intrinsic ${name} is not known`, expected);
  }
}
