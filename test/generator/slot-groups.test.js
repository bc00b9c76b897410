import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { sourceOf } from '../support/documents.js';
import { lostIn } from '../support/edits/costs.js';
import { addMethod, addOperation, addStatic } from '../support/edits/insertions.js';
import { swept } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

/** Documents that make other objects with internal slots: these are no promises, whatever makes them. */

const boxing = (edition, ...steps) =>
  addStatic(sourceOf(edition), 'Promise.box ( _x_ )', [...steps, 'Return _o_.']);

const creating = (slots, proto = '%Object.prototype%') =>
  `Let _o_ be OrdinaryObjectCreate(${proto}, « ${slots} »).`;

const SET = 'Set _o_.[[Boxed]] to _x_.';

/** @type {Record<string, {edition?: string, source: string, cost: number}>} */
const DOCUMENTS = {
  'an object with a slot of its own': {
    source: boxing('es2025', creating('[[Boxed]]'), SET),
    cost: 0,
  },
  'an object that inherits from promises': {
    source: boxing('es2025', creating('[[Boxed]]', '%Promise.prototype%'), SET),
    cost: 0,
  },
  'objects with slots, and some in common': {
    source: boxing(
      'es2025',
      creating('[[Label]], [[Boxed]]').replace('_o_', '_label_'),
      'Set _label_.[[Label]] to 1.',
      creating('[[Boxed]], [[Count]]'),
      'Set _o_.[[Count]] to _label_.[[Label]].',
      SET,
    ),
    cost: 0,
  },
  'an object that has a slot of promises': {
    source: boxing(
      'es2025',
      creating('[[Boxed]], [[PromiseResult]]'),
      'Set _o_.[[PromiseResult]] to 1.',
      SET,
    ),
    cost: 26, // what makes promises asks the List as well
  },
  'an object without slots, of a List that has none': {
    edition: 'es2015',
    source: boxing('es2015', 'Let _o_ be ObjectCreate(%ObjectPrototype%, « »).'),
    cost: 2,
  },
};

/** @type {import('../support/guards/trace.js').Program} */
const program = (P, log) => {
  const box = P.box(1);
  const attempt = (title, run) => {
    try {
      log(`${title} gives ${run() === box ? 'the box' : 'another object'}`);
    } catch ({ name }) {
      log(`${title} throws ${name}`);
    }
  };
  attempt('then', () => P.prototype.then.call(box, log));
  attempt('resolve', () => P.resolve(Object.defineProperty(box, 'constructor', { value: P })));
  Object.defineProperty(box, 'then', { value: undefined });
  P.resolve(box).then((value) => log(value === box));
  P.resolve(2).then(log);
};

const EXPECTED = ['then throws TypeError', 'resolve gives another object', 'true', '2'];

for (const [title, { edition = 'es2025', source, cost }] of Object.entries(DOCUMENTS)) {
  test(`${title} is no promise`, (t) => {
    for (const preset of swept(['faithful', 'fast', 'loose', 'small'], (_, at) => at < 2))
      for (const target of TARGET_NAMES) {
        const trace = tracedOn(source, { preset, target, edition }, program);
        t.deepEqual(trace, EXPECTED, `${preset}, ${target}`);
      }
  });

  test(`what it costs: ${title}`, (t) => {
    const lost = lostIn(sourceOf(edition), source);
    t.is(lost.length, cost, lost.join(', '));
  });
}

test('a slot of one object is none of another', (t) => {
  const withOperation = addOperation(
    boxing('es2025', creating('[[Boxed]]'), SET),
    'HasBox',
    '_value_',
    ['If _value_ has a [[Boxed]] internal slot, return *true*.', 'Return *false*.'],
  );
  const source = addMethod(withOperation, 'Promise.prototype.hasBox ( _x_ )', [
    'If _x_ is not an Object, return *false*.',
    'Return HasBox(_x_).',
  ]);
  for (const preset of ['faithful', 'fast'])
    for (const target of TARGET_NAMES) {
      const trace = tracedOn(source, { preset, target, edition: 'es2025' }, (P, log) =>
        [P.box(1), P.resolve(1), {}].forEach((value) => log(P.resolve().hasBox(value))),
      );
      t.deepEqual(trace, ['true', 'false', 'false'], `${preset}, ${target}`);
    }
});
