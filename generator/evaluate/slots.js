/**
 * What is known of the slots of objects that others have too. Two variables may hold the same object:
 * a step that stores in a slot makes it unknown of all of them.
 *
 * @typedef {import('./values.js').Facts} Facts
 * @typedef {import('./values.js').Value} Value
 */
export class Slots {
  /** @param {Map<string, Facts>} [known] by variable and slot */
  constructor(known = new Map()) {
    this.known = known;
  }

  copy() {
    return new Slots(new Map(this.known));
  }

  /** @param {any} holder @param {string} slot @returns {Facts|undefined} */
  of(holder, slot) {
    return this.known.get(keyOf(holder, slot));
  }

  /** A slot of an object holds a value from now on. @param {any} holder @param {string} slot @param {any} value */
  store(holder, slot, { facts }) {
    this.forget(slot);
    this.know(holder, slot, facts);
  }

  /** @param {any} holder @param {string} slot @param {Facts} [facts] of what it holds */
  know(holder, slot, facts) {
    const key = keyOf(holder, slot);
    if (key && facts) this.known.set(key, facts);
  }

  /** Somebody may have stored in a slot of that name, or in any. @param {string} [slot] */
  forget(slot) {
    for (const key of this.known.keys())
      if (slot === undefined || key.endsWith(`.${slot}`)) this.known.delete(key);
  }

  /** What is known behind several ways is what is known on each. @param {Slots[]} others */
  meet(others) {
    for (const [key, facts] of this.known)
      if (others.some(({ known }) => known.get(key) !== facts)) this.known.delete(key);
  }
}

/** A variable that gets another value may hold another object then. */
const keyOf = ({ is, name, isChanging }, slot) =>
  is === 'variable' && !isChanging ? `${name}.${slot}` : undefined;
