/** See the note; where the stack has no room for the elements, they are copied one by one. */
export const arrayOfList = {
  note: "An array of a List's elements. A rest parameter is made by the engine, whatever user code did to Array.prototype; a call takes only so many arguments, where the stack has room for them. Where there are species, slice asks for one and then copies element by element.",
  es2022: () => {
    const apply = Reflect.apply;
    const from = Array.from.bind(Array);
    const collect = (...elements) => elements;
    const longest = 16384; // as arguments of a call
    return (list) => {
      if (list.length >= longest) return from(list);
      try {
        return apply(collect, undefined, list);
      } catch {
        return from(list);
      }
    };
  },
  es5: () => {
    const hasSpecies = typeof Symbol === 'function' && Symbol.species;
    const method = hasSpecies ? Array.prototype.concat : Array.prototype.slice;
    const copy = Function.prototype.call.bind(method);
    // what was stored behind the end of a List left places without an element
    return function (list) {
      for (let i = list.length; i--;) if (list[i] === undefined) list[i] = undefined;
      return copy(list);
    };
  },
};
