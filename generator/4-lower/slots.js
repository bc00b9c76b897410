import * as b from '../ir/estree.js';
import { slotNameIn } from '../ir/query.js';
import { fieldNameOf } from './names.js';
import { nearest } from '../../spec/1-read/nearest.js';

/** The essential internal methods of objects. */
const METHODS = new Set(
  'Call Construct DefineOwnProperty Delete Get GetOwnProperty GetPrototypeOf HasProperty IsExtensible OwnPropertyKeys PreventExtensions Set SetPrototypeOf'.split(
    ' ',
  ),
);

/**
 * Internal slots of objects, which the target keeps, and fields of Records and of function objects,
 * which are properties of objects that user code never sees.
 */
export class Slots {
  /** @param {import('./translator.js').Translator} translator */
  constructor(translator) {
    this.translator = translator;
  }

  /** @returns {import('./functions.js').Slots} the names that the document declares */
  get declared() {
    return this.translator.library.slots;
  }

  /** `_object_.[[name]]`, of whatever the object is */
  slot(object, name) {
    const { translator } = this;
    const { completions, library, scope } = translator;
    const holder = object.kind === 'Grouped' ? object.value : object;
    if (holder.kind === 'ActiveFunction')
      return b.member(scope.variable(scope.activeFunction ?? 'F'), this.fieldName(name));
    const record = object.kind === 'Variable' && this.recordOf(object.name);
    if (record) return b.member(record, this.fieldName(name));
    if (object.kind === 'Variable' && completions.isValueOf(object, name)) {
      return completions.innerValue(object.name);
    }
    if (object.kind === 'Variable' && completions.isTypeOf(object, name))
      throw translator.error(
        `the type of the completion in _${object.name}_ is asked for in a way that is not known`,
        'a comparison with ~normal~ or ~throw~',
      );
    if (this.declared.instance.has(name)) {
      return library.target.slot(translator.expression(object), name);
    }
    if (this.declared.ofFunctions.has(name) && !translator.scope.lost.has(object.name))
      throw translator.error(
        `[[${name}]] is a slot of function objects, and no step says which of them this is`,
        'a variable that is a function object',
      );
    return b.member(translator.expression(object), this.fieldName(name));
  }

  /**
   * The object that holds the slots of a variable that is a function object.
   * @throws {SpecError} where it has none
   */
  recordOf(name) {
    const record = this.recordIn(name);
    if (record || !this.translator.functionObjects.variables.has(name)) return record;
    throw this.translator.error(
      `the function object _${name}_ has no internal slots`,
      'slots in the List that CreateBuiltinFunction is given',
    );
  }

  /** The same, or nothing where it has none. */
  recordIn(name) {
    const { scope, functionObjects } = this.translator;
    if (name === scope.activeFunction) return scope.variable(name);
    return functionObjects.variables.get(name) ? b.identifier(scope.slotsOf(name)) : undefined;
  }

  /** What a step sets: a slot, a field, an element of a List. */
  target(place) {
    const { translator } = this;
    const { kind, object, slot } = place;
    if (
      kind === 'Slot' &&
      object.kind === 'Variable' &&
      translator.completions.isValueOf(object, slot)
    )
      throw translator.error(
        `the value of the completion in _${object.name}_ is set`,
        `Set _${object.name}_ to another completion`,
      );
    return translator.expression(place);
  }

  /** Whether a translated slot is one of instances, and no field of a Record or a function object. */
  isOfInstance({ property }, name) {
    const { target } = this.translator.library;
    return this.declared.instance.has(name) && property.name === slotNameIn(target, name);
  }

  hasSlot(object, name) {
    return this.translator.library.target.hasSlot(object, this.slotName(name));
  }

  /** @throws {SpecError} on a name that nothing declares as a slot of instances */
  slotName(name) {
    if (!this.declared.instance.has(name)) throw this.undeclared(name);
    return name;
  }

  /** @returns {string} the property of a field @throws {SpecError} on a name that nothing declares */
  fieldName(name) {
    const { fields, instance } = this.declared;
    if (!fields.has(name) && !instance.has(name)) throw this.undeclared(name);
    return fieldNameOf(name);
  }

  /** Whether a Record has a field. */
  hasField(record, name) {
    const { translator } = this;
    const isFunction = record.kind === 'Variable' && this.recordOf(record.name);
    if (isFunction) return translator.unsupported(`whether a function object has [[${name}]]`);
    const field = b.object([[this.fieldName(name), b.undefinedValue()]]);
    return translator.call('HasField', [translator.expression(record), field]);
  }

  /** Whether Records have a field of that name, and no object an internal method. */
  isOfRecords(name) {
    return this.declared.fields.has(name) && !METHODS.has(name);
  }

  undeclared(name) {
    const known = [...this.declared.fields, ...this.declared.instance];
    return this.translator.error(
      `no table and no step declares [[${name}]]`,
      `perhaps [[${nearest(name, known)}]]`,
    );
  }
}
