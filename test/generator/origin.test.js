import test from 'ava';
import {
  isPart,
  isStepKey,
  parseOrigin,
  partOf,
  passOf,
  placeOf,
  printOrigin,
  stepOf,
} from '../../generator/ir/origin.js';

const ORIGINS = {
  'sec-promise.resolve:3.a': { kind: 'step', clause: 'sec-promise.resolve', path: '3.a' },
  'sec-a:3|then': { kind: 'step', clause: 'sec-a', path: '3', part: 'then' },
  'sec-a:3.a.ii|?1': { kind: 'step', clause: 'sec-a', path: '3.a.ii', part: '?1' },
  'sec-get-promise-species': { kind: 'clause', clause: 'sec-get-promise-species' },
  'pass:then0': { kind: 'pass', name: 'then0' },
  'primitive:Get': { kind: 'primitive', name: 'Get' },
  host: { kind: 'host' },
};

for (const [text, origin] of Object.entries(ORIGINS)) {
  test(`${text} is read, and written again`, (t) => {
    t.deepEqual(parseOrigin(text), origin);
    t.is(printOrigin(origin), text);
    t.is(isStepKey(text), origin.kind === 'step');
    t.is(isPart(text), 'part' in origin);
    t.is(passOf(text), origin.kind === 'pass' ? origin.name : undefined);
  });
}

test('a part of a step, and the step of a part', (t) => {
  t.is(partOf('sec-a:3.b', 'else'), 'sec-a:3.b|else');
  t.is(stepOf('sec-a:3.b|else'), 'sec-a:3.b');
  t.is(stepOf('sec-a:3.b'), 'sec-a:3.b');
  t.is(placeOf('sec-a:3.b'), '3.b');
  t.is(placeOf('sec-a:3.b|else'), '3.b|else');
});

test('what is no origin', (t) => {
  t.throws(() => parseOrigin('sec-a:b'), { message: /no origin/ });
  t.throws(() => parseOrigin('sec-a|then'), { message: /no origin/ });
});
