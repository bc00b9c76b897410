import test from 'ava';
import { readDocument } from '../../spec/1-read/document.js';
import { parseAlgorithm, writeCanonical, writeStep } from '../../spec/2-parse/parse.js';
import { readProgram, resolveSection } from '../../spec/3-normalise/program.js';
import { algorithmOf, clause, stepsOf } from '../support/lamps.js';

/** What documents mark, and as what files they come. */

const sentencesOf = (source) => algorithmOf(source).steps.map(({ sentence }) => sentence);

test('what a proposal deletes is not there, and what it inserts is', (t) => {
  const source = clause(`
    1. <del>Let</del><ins>Set</ins> _lamp_ <del>be</del><ins>to</ins> ~lit~.
    1. <del>Perform Light(_lamp_).</del>
    1. <ins>If _lamp_ is ~lit~<del> or ~dark~</del>, then</ins>
      1. <ins>Return _lamp_.</ins>
    1. Return ~dark~.`);
  t.deepEqual(sentencesOf(source), [
    'Set _lamp_ to ~lit~.',
    'If _lamp_ is ~lit~, then',
    'Return ~dark~.',
  ]);
  t.deepEqual(
    algorithmOf(source).steps.map(({ path }) => path),
    ['1', '2', '3'],
  );
});

test('blank lines, comments of their own and spaces at the end of lines separate no steps', (t) => {
  const source = clause(`  \t
    <!-- of a lamp
    and its state -->
    1. Let _lamp_ be ~lit~.  \u0020

    1. If _lamp_ is ~lit~, then
  \t
      <!-- one of two -->
      1. Return _lamp_. <!-- at once -->
    1. Return ~dark~.`);
  const { steps } = algorithmOf(source);
  const all = [steps[0], steps[1], ...steps[1].children, steps[2]];
  t.deepEqual(
    all.map(({ path, sentence }) => [path, sentence]),
    [
      ['1', 'Let _lamp_ be ~lit~.'],
      ['2', 'If _lamp_ is ~lit~, then'],
      ['2.a', 'Return _lamp_.'],
      ['3', 'Return ~dark~.'],
    ],
  );
  const lines = source.split('\n');
  for (const { place, sentence } of all) {
    t.is(lines[place.line - 1].slice(place.column - 1).startsWith(sentence), true, sentence);
  }
});

test('a step that begins with a small letter is read, and written as it stands', (t) => {
  const source = clause(`
    1. let _lamp_ be ~lit~.
    1. return _lamp_.`);
  const steps = parseAlgorithm(algorithmOf(source));
  t.deepEqual(
    steps.map(({ node }) => [node.kind, writeStep(node)]),
    [
      ['Let', 'let _lamp_ be ~lit~.'],
      ['Return', 'return _lamp_.'],
    ],
  );
  t.is(writeCanonical(steps[0].node), 'Let _lamp_ be ~lit~.');
});

test('substeps take the place of a step that is deleted', (t) => {
  const source = clause(`
    1. <del>If _lamp_ is ~lit~, then</del>
      1. Perform Light(_lamp_).
    1. Return _lamp_.`);
  t.deepEqual(sentencesOf(source), ['Perform Light(_lamp_).', 'Return _lamp_.']);
});

test('deleted clauses and parts of headings are not there', (t) => {
  const { clauses } = readDocument(`
    <del class="block">${clause('1. Return.', { id: 'sec-gone' })}</del>
    <ins class="block">${clause('1. Return.', {
      heading: '<ins>Light ( _lamp_<del>, _moth_</del>, ..._others_ )</ins>',
    })}</ins>`);
  t.deepEqual(
    clauses.map(({ name, parameters }) => [name, parameters]),
    [
      [
        'Light',
        [
          { name: 'lamp', optional: false },
          { name: 'others', optional: false, rest: true },
        ],
      ],
    ],
  );
});

test('tags and attributes that say nothing to a machine', (t) => {
  const source = clause(`
    1. [id="step-light", fence-effects="user-code"] Let _lamp_ be <emu-not-ref>Light</emu-not-ref>(_x_). <!-- bright -->
    1. Return ? <emu-meta effects="user-code">_lamp_.[[Get]](*"shade"*, _lamp_)</emu-meta>.
    1. Let _steps_ be the algorithm steps defined in <emu-xref href="#sec-shade">Shades</emu-xref>.`);
  t.deepEqual(sentencesOf(source.replace('<emu-alg>', '<emu-alg replaces-step="step-dark">')), [
    'Let _lamp_ be Light(_x_).',
    'Return ? _lamp_.[[Get]](*"shade"*, _lamp_).',
    'Let _steps_ be the algorithm steps defined in <emu-xref href="#sec-shade"></emu-xref>.',
  ]);
});

const FORMATS = {
  'a byte order mark': (source) => `\uFEFF${source}`,
  'line ends of Windows': (source) => source.replaceAll('\n', '\r\n'),
  tabs: (source) => source.replace(/^ +/gm, (indent) => '\t'.repeat(indent.length / 2)),
  'character references': (source) =>
    source.replaceAll('«', '&laquo;').replaceAll(' ≥ ', '&nbsp;&ge; '),
};

for (const [name, change] of Object.entries(FORMATS)) {
  test(`a document with ${name}`, (t) => {
    const source = clause('  1. If _x_ ≥ 1, then\n    1. Return « _x_ ».\n  1. Return « ».');
    const [first, second] = [source, change(source)].map((text) => algorithmOf(text).steps);
    const plain = ({ sentence, place, children }) => [sentence, place.line, children.map(plain)];
    t.deepEqual(second.map(plain), first.map(plain));
  });
}

test('a proposal without a Promise clause: the clauses that are named after promises', (t) => {
  const other = clause('1. Return.', { id: 'sec-other', heading: 'Other ( )' });
  const named = (heading) => clause('1. Return Help(_x_).', { id: 'sec-it', heading });
  const help = clause('1. Return _x_.', {
    id: 'sec-help',
    heading: 'Help ( _x_ )',
    attributes: 'type="abstract operation"',
  });
  for (const heading of [
    'Promise.lamp ( _x_ )',
    'get Promise [ @@lamp ]',
    'NewPromiseLamp ( _x_ )',
  ]) {
    const { clauses } = readProgram(readDocument(other + named(heading) + help), new Set());
    t.deepEqual(
      clauses.map(({ id }) => id),
      ['sec-it', 'sec-help'],
    );
  }
  t.throws(() => readProgram(readDocument(other), new Set()), { message: /without a Promise/ });
});

test('an operation that only its heading says is one', (t) => {
  const { byOperation } = readDocument(
    clause('1. Return.', { id: 'sec-a', heading: 'LightLater ( _lamp_ )' }) +
      clause('1. Return.', { id: 'sec-b', heading: 'Promise ( _executor_ )' }) +
      `<emu-clause id="sec-c"><h1>The DarkError Constructor</h1>
      ${clause('1. Return.', { id: 'sec-d', heading: 'DarkError ( _message_ )' })}</emu-clause>`,
  );
  t.deepEqual([...byOperation.keys()], ['LightLater']);
});

test('an id that stands twice is an error where the program needs it', (t) => {
  const promise = clause('1. Return.', { id: 'sec-promise-objects' });
  const other = clause('1. Return.', { id: 'sec-other' });
  t.notThrows(() => readProgram(readDocument(promise + other + other), new Set()));
  t.throws(() => readProgram(readDocument(promise + promise), new Set()), {
    message: /sec-promise-objects stands twice/,
  });
});

test('a sentence that does not tokenize is one error among others', (t) => {
  const errors = [];
  const source = clause('1. Return Light(_x_.\n1. Return _x_.\n1. Glow!');
  const steps = parseAlgorithm(algorithmOf(source), (error) => errors.push(error));
  t.deepEqual(
    steps.map(({ node }) => node.kind),
    ['Unread', 'Return', 'Unread'],
  );
  t.deepEqual(
    errors.map(({ step, line }) => [step, line]),
    [
      ['1', 5],
      ['3', 7],
    ],
  );
});

test('a title that names code', (t) => {
  const steps = stepsOf(
    t,
    'Let _light_ be a new built-in function object as defined in Lamp `light` Functions.',
  );
  const document = readDocument(
    clause('1. Return.', { id: 'sec-light', heading: 'Lamp `light` Functions' }),
  );
  t.is(resolveSection(document, steps[0].node.value.steps)?.id, 'sec-light');
});

test('an end tag of a paragraph that never began', (t) => {
  const [{ prose }] = readDocument(
    clause('1. Return.', { heading: 'Lamps</h1> shine.</p><h1>' }),
  ).clauses;
  t.deepEqual(
    prose.map(({ text }) => text),
    [''],
  );
});
