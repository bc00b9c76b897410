import { polluted } from './values.js';

/** What primitives must do that Lists and Records are made, changed and asked with: see primitive-cases.js. */

/** @type {Record<string, (t: any, load: Function) => void>} */
export const LIST_CASES = {};

const DATA = { writable: true, enumerable: true, configurable: true };

LIST_CASES.AppendToList = (t, load) => {
  const { primitive } = load();
  const list = [];
  const { met } = polluted(() => [1, undefined, 3].forEach((value) => primitive(list, value)));
  t.deepEqual(list, [1, undefined, 3]);
  t.is(met, '');
  t.deepEqual(Object.getOwnPropertyDescriptor(list, '0'), { value: 1, ...DATA });
};

/** Lists with the elements 1, 2 and so on, as both kinds of arrays that a library has for them. */
const lists = (count) => {
  const elements = Array.from({ length: count }, (_, at) => at + 1);
  return [elements, Object.setPrototypeOf([...elements], null)];
};

/** What a List holds when a primitive has changed it, whatever stands on Array.prototype. */
const changed = (t, list, change) => {
  const { met } = polluted(change);
  t.is(met, '');
  return Array.from({ length: list.length }, (_, at) => list[at]);
};

LIST_CASES.PrependToList = (t, load) => {
  const { primitive } = load();
  for (const list of lists(2))
    t.deepEqual(
      changed(t, list, () => [undefined, 0].forEach((value) => primitive(list, value))),
      [0, undefined, 1, 2],
    );
  const [list] = lists(0);
  t.deepEqual(
    changed(t, list, () => primitive(list, 1)),
    [1],
  );
  t.deepEqual(Object.getOwnPropertyDescriptor(list, '0'), { value: 1, ...DATA });
};

LIST_CASES.RemoveFromList = (t, load) => {
  const { primitive } = load();
  const cases = [[0, [2, 3]], [1, [1, 3]], [2, [1, 2]], [3, [1, 2, 3]], [-1, [1, 2, 3]]]; // prettier-ignore
  for (const [index, expected] of cases)
    for (const list of lists(3))
      t.deepEqual(
        changed(t, list, () => primitive(list, index)),
        expected,
      );
  t.deepEqual(
    lists(0).map((list) => (primitive(list, 0), list.length)),
    [0, 0],
  );
};

LIST_CASES.IndexInList = (t, load) => {
  const { primitive } = load();
  for (const list of lists(3)) {
    list[3] = NaN;
    list[4] = 1;
    t.deepEqual(
      [1, 3, NaN, -0, undefined].map((value) => primitive(list, value)),
      [0, 2, 3, -1, -1],
    );
  }
};

LIST_CASES.ListConcatenation = (t, load) => {
  const { primitive } = load();
  const all = [...lists(2), [], [undefined]];
  const { result, met } = polluted(() => primitive(all));
  t.deepEqual(result, [1, 2, 1, 2, undefined]);
  t.is(met, '');
  const [list] = lists(1);
  t.not(primitive([list]), list);
};

LIST_CASES.HasField = (t, load) => {
  const { primitive } = load();
  t.true(primitive({ Value: undefined }, { Value: undefined }));
  const { result, met } = polluted(() => primitive({}, { Value: undefined }));
  t.false(result);
  t.is(met, '');
  t.false(primitive({}, { constructor: undefined }));
};
