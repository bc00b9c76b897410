import test from 'ava';
import { generate as generateFrom } from '../../generator/index.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { generate, PASSES, readDocument, SpecError } from '../../transforms/generate.js';
import { correctedText } from '../mutate/corrected.js';
import { EDITIONS, SOURCE } from '../support/documents.js';
import { swept } from '../support/extent.js';

/** Passes that leave what they must not. */

const document = readDocument(SOURCE);

/** A pass that leaves a tree that prints as no JavaScript. */
const BROKEN = {
  ...PASSES[0],
  name: 'broken',
  rewrite(library) {
    const [statement] = library.build('x.y;');
    statement.expression = { type: 'Literal', value: 1, raw: '1', regex: undefined };
    statement.expression = {
      type: 'UnaryExpression',
      operator: '++',
      prefix: true,
      argument: statement.expression,
    };
    library.insertAfter(library.program.body[0], [statement]);
  },
};

test('verifyEach names the pass that leaves what is no JavaScript; nothing else lets it pass', (t) => {
  const options = { passes: [BROKEN], verifyEach: true };
  const message = /^the pass broken breaks an invariant: it does not parse/;
  t.throws(() => generateFrom(document, options), { instanceOf: SpecError, message });
  t.throws(() => generateFrom(document, { passes: [BROKEN] }));
});

/** A pass that names what nothing declares. */
const STRAY = {
  ...PASSES[0],
  name: 'stray',
  rewrite(library) {
    library.insertAfter(library.program.body[0], library.build('noSuchName;'), ['host']);
  },
};

test('a name that nothing declares is laid at the door of its pass, looked at or not', (t) => {
  const message = 'the pass stray breaks an invariant: nothing declares noSuchName';
  for (const verifyEach of [true, false]) {
    const options = { passes: [STRAY, { ...PASSES[0], rewrite() {} }], verifyEach };
    t.throws(() => generateFrom(document, options), { instanceOf: SpecError, message });
  }
});

/** A pass that sets a constant again. */
const FICKLE = {
  ...PASSES[0],
  name: 'fickle',
  rewrite(library) {
    const [first] = library.program.body;
    library.insertAfter(first, library.build('fickleName = 2;'), ['host']);
    library.insertAfter(first, library.build('const fickleName = 1;'), ['host']);
  },
};

test('a constant that is set again is laid at the door of its pass', (t) => {
  const message = 'the pass fickle breaks an invariant: fickleName is a constant and set again';
  t.throws(() => generateFrom(document, { passes: [FICKLE], verifyEach: true }), {
    instanceOf: SpecError,
    message,
  });
});

/** A pass that gives a function a name, which nothing had when it was asked for. */
const RENAMING = {
  ...PASSES[0],
  name: 'renaming',
  rewrite(library) {
    const [declaration] = library.build('function known() {}');
    library.insertAfter(library.program.body[0], [declaration], ['host']);
    library.find('other');
    declaration.id.name = 'other';
  },
};

test('verifyEach names the pass behind whose back a name came to be declared', (t) => {
  const message =
    'the pass renaming breaks an invariant: other was declared by code that it did not build';
  const options = { passes: [RENAMING], verifyEach: true };
  t.throws(() => generateFrom(document, options), { instanceOf: SpecError, message });
});

/** A pass that says nothing of what it does. */
const SILENT = {
  ...PASSES[0],
  name: 'silent',
  rewrite(library) {
    library.insertAfter(library.program.body[0], library.build('undefined;'), ['host']);
  },
};

test('verifyEach names the pass that changes code and does not say where', (t) => {
  const options = { passes: [SILENT], verifyEach: true };
  const message =
    'the pass silent breaks an invariant: it changed code, and names no function that it did';
  t.throws(() => generateFrom(document, options), { instanceOf: SpecError, message });
});

const verified = swept(
  EDITIONS.flatMap((edition) => TARGET_NAMES.map((target) => ({ edition, target }))),
  ({ edition, target }) => edition === 'es2022' && target === 'es2022',
);

for (const { edition, target } of verified) {
  test(`every pass leaves what holds of ${edition}, ${target}`, (t) => {
    const options = { edition, target, verifyEach: true };
    const source = correctedText(edition);
    for (const preset of swept(['loose', 'small'], (_, at) => at === 0))
      t.notThrows(() => generate(source, { ...options, preset }), preset);
  });
}
