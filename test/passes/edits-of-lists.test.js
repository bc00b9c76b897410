import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addStatic } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';

/** Documents whose Lists lose elements, get them in front, or are read from their end. */

const SOURCE = sourceOf('es2025');
const OLD = sourceOf('es2015');

const TRIGGER = 'sec-triggerpromisereactions';
const THEN = 'sec-performpromisethen';
const ALL = 'sec-performpromiseall';
const ELEMENT = 'sec-promise.all-resolve-element-functions';
const EACH = '1. For each element _reaction_ of _reactions_, do';
const ARRAY = '1. Let _valuesArray_ be CreateArrayFromList(_values_).';
const APPEND = '1. Append *undefined* to the end of _values_.';
const FULFIL = 'Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].';
const REJECT = 'Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].';

/** In one clause, another step in the place of one, or others around it. */
const changed = (clause, find, replace, source = SOURCE) =>
  edited([[find, replace, clause]], source);

/** Three reactions of a promise that is pending. */
const react = (P, log) => {
  const { promise, resolve } = P.withResolvers();
  for (const name of ['first', 'second', 'third']) promise.then((value) => log(`${name} ${value}`));
  resolve(1);
};

/** What `all` gives for promises. */
const wait = (P, log, see) => see(P.all([P.resolve(1), P.resolve(2), P.resolve(3)]), 'all');

/** The same in ES2015, which does not have `withResolvers`. */
const reactOld = (P, log) => {
  let resolve;
  const promise = new P((settle) => (resolve = settle));
  for (const name of ['first', 'second']) promise.then((value) => log(`${name} ${value}`));
  resolve(1);
};

const REACTIONS = [
  ['from the end', changed(TRIGGER, EACH, `${EACH.slice(0, -4)}, in reverse List order, do`), 'third second first'], // prettier-ignore
  ['without the first', changed(TRIGGER, EACH, `1. Remove the first element from _reactions_.\n${EACH}`), 'second third'], // prettier-ignore
  ['of which the last is in front as well', changed(TRIGGER, EACH, `1. If _reactions_ is not empty, prepend the last element of _reactions_ to _reactions_.\n${EACH}`), 'third first second third'], // prettier-ignore
  ['of which the first is the second', changed(TRIGGER, EACH, `1. If _reactions_ is not empty, set _reactions_[0] to the second element of _reactions_.\n${EACH}`), 'second second third'], // prettier-ignore
  ['that are removed one by one', changed(TRIGGER, EACH, `1. Let _copy_ be a copy of _reactions_.\n1. Remove (the list-concatenation of _copy_ and _reactions_)[1] from _reactions_.\n${EACH}`), 'first third'], // prettier-ignore
  ['that are put in front', edited([[FULFIL, FULFIL.replace('Append', 'Prepend').replace('the end of ', ''), THEN], [REJECT, REJECT.replace('Append', 'Prepend').replace('the end of ', ''), THEN]], SOURCE), 'third second first'], // prettier-ignore
  ['of which two are the most', changed(THEN, `1. ${REJECT}`, `1. ${REJECT}\n1. If the number of elements in _promise_.[[PromiseFulfillReactions]] > 2, remove the first element from _promise_.[[PromiseFulfillReactions]].`), 'second third'], // prettier-ignore
].map(([how, source, expected]) => ({
  title: `reactions ${how}`,
  source,
  program: react,
  expected: expected.split(' ').map((name) => `${name} 1`),
}));

const VALUES = [
  ['with one in front', changed(ELEMENT, ARRAY, `1. Prepend *"zero"* to _values_.\n${ARRAY}`), '[zero,1,2,3]'], // prettier-ignore
  ['without the first', changed(ELEMENT, ARRAY, `1. Remove the first element from _values_.\n${ARRAY}`), '[2,3]'], // prettier-ignore
  ['without any', changed(ELEMENT, ARRAY, `1. Remove all elements from _values_.\n${ARRAY}`), '[]'], // prettier-ignore
  ['that get a place too many', changed(ALL, APPEND, `${APPEND}\n1. Append *"place"* to _values_.\n1. Remove *"place"* from _values_.`), '[1,2,3]'], // prettier-ignore
  ['that are known already', changed(ELEMENT, '1. Set _values_[_index_] to _x_.', '1. If _values_ contains _x_ - 1, set _x_ to *"next"*.\n1. Set _values_[_index_] to _x_.'), '[1,next,3]'], // prettier-ignore
].map(([how, source, all]) => ({
  title: `values of all ${how}`,
  source,
  program: wait,
  expected: [`all is fulfilled: ${all}`],
}));

testTraces(test, [
  ...REACTIONS,
  ...VALUES,
  {
    title: 'reactions that are taken from a List of ES2015',
    edition: 'es2015',
    source: changed(
      TRIGGER,
      EACH,
      `1. If _reactions_ is not empty, then\n  1. Remove the first element from _reactions_ and let _other_ be the value of the element.\n  1. Append _other_ to _reactions_.\n${EACH}`,
      OLD,
    ),
    program: reactOld,
    expected: ['second 1', 'first 1'],
  },
  {
    title: 'a List of its own',
    source: addStatic(SOURCE, 'Promise.peek ( ..._list_ )', [
      'Prepend *"first"* to _list_.',
      'Remove the first element from _list_ and let _one_ be that element.',
      'Append the elements of « _one_, *"last"* » to _list_.',
      'Remove *"last"* from _list_.',
      'Let _seen_ be « ».',
      'For each element _item_ of _list_, in reverse order, do',
      '  If _seen_ does not contain _item_, append _item_ to _seen_.',
      'Return CreateArrayFromList(the list-concatenation of _seen_ and « the second element of _list_ »).',
    ]),
    program: (P, log) => log(P.peek(1, 2, 1)),
    expected: ['[first,1,2,2]'],
  },
]);
