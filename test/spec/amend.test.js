import test from 'ava';
import { amend } from '../../spec/1-read/amend.js';
import { readDocument } from '../../spec/1-read/document.js';
import { generate } from '../../transforms/generate.js';
import { SOURCE } from '../support/documents.js';

const clause = (id, title, steps = '', inner = '') =>
  `<emu-clause id="${id}"><h1>${title}</h1>${steps && `<emu-alg>${steps}</emu-alg>`}${inner}</emu-clause>`;

const METHODS = 'sec-properties-of-the-promise-prototype-object';

const amended = (...clauses) =>
  amend(
    readDocument(SOURCE, 'spec/documents/es2015.html'),
    readDocument(clauses.join(''), 'amendment.html'),
  );

const load = (document, target = 'es2022') => {
  const exported = /** @type {any} */ ({});
  new Function('exports', generate(document, { preset: 'faithful', target }).code)(exported);
  return exported.Promise;
};

test('a clause with a new id is added to the clause that it stands in', (t) => {
  const added = clause('sec-own', 'Promise.prototype.own ( )', '\n1. Return *"own"*.\n');
  const document = amended(clause(METHODS, 'Methods', '', added));
  const parent = document.byId.get(METHODS);
  t.is(document.byId.get('sec-own').parent, parent);
  t.is(parent.children.at(-1).id, 'sec-own');
  t.is(parent.children.length, readDocument(SOURCE).byId.get(METHODS).children.length + 1);
  t.is(document.clauses.indexOf(parent) < document.clauses.indexOf(parent.children.at(-1)), true);
  t.is(load(document).prototype.own(), 'own');
});

test('neither the document nor the amendment is changed', (t) => {
  const added = clause('sec-own', 'Promise.prototype.own ( )', '\n1. Return *"own"*.\n');
  const then = clause(
    'sec-promise.prototype.then',
    'Promise.prototype.then ( )',
    '\n1. Return 1.\n',
  );
  const document = readDocument(SOURCE);
  const amendment = readDocument(clause(METHODS, 'Methods', '', added + then));
  const methods = () => load(amend(document, amendment)).prototype;
  t.is(methods().own(), 'own');
  t.is(methods().then(), 1);
  t.is(document.byId.get('sec-own'), undefined);
  t.is(
    amendment.byId.get('sec-own').number,
    readDocument(amendment.source).byId.get('sec-own').number,
  );
  t.is(load(document).resolve(1).own, undefined);
  t.is(typeof load(document).resolve(1).then(), 'object');
  t.is(document.source, SOURCE);
});

test('a clause with a known id takes the place of its steps, and keeps its number and sub-clauses', (t) => {
  const steps = '\n1. Return *"another"*.\n';
  const document = amended(
    clause('sec-promise.prototype.then', 'Promise.prototype.then ( _f_ )', steps),
  );
  const then = document.byId.get('sec-promise.prototype.then');
  t.is(then.number, '25.4.5.3');
  t.deepEqual(
    then.children.map(({ id }) => id),
    ['sec-performpromisethen'],
  );
  t.is(then.place.file, 'amendment.html');
  const P = load(document);
  t.is(P.prototype.then(), 'another');
  t.is(P.prototype.then.length, 1);
});

test('a map names the documents that steps come from', (t) => {
  const added = clause('sec-own', 'Promise.prototype.own ( )', '\n1. Return *"own"*.\n');
  const { map } = generate(amended(clause(METHODS, 'Methods', '', added)), { preset: 'faithful' });
  t.deepEqual([...map.sources].sort(), ['amendment.html', 'spec/documents/es2015.html']);
});

test('a clause that stands nowhere in the document is an error', (t) => {
  const { message } = t.throws(() => amended(clause('sec-lost', 'Lost ( )', '\n1. Return 1.\n')));
  t.regex(message, /there is no clause sec-lost to amend/);
  t.regex(message, /amendment\.html/);
});

test('a proposal with ids of its own and no clauses around it amends by the names of headings', (t) => {
  const document = amended(
    '<emu-intro id="intro"><h1>Introduction</h1><p>Words.</p></emu-intro>',
    clause('proposal-then', 'Promise.prototype.then ( _f_ )', '\n1. Return *"then"*.\n'),
    clause('sec-promise.own', 'Promise.own ( )', '\n1. Return ReturnOne().\n'),
    clause('sec-returnone', 'ReturnOne ( )', '\n1. Return 1.\n'),
  );
  t.is(document.byId.get('proposal-then'), undefined);
  const added = document.byId.get('sec-promise.own');
  t.is(added.parent.id, 'sec-properties-of-the-promise-constructor');
  t.is(added.number, '25.4.4.7', 'the one behind its neighbours');
  t.is(document.byId.get('sec-returnone').parent.id, 'sec-promise-abstract-operations');
  const P = load(document);
  t.deepEqual([P.own(), P.prototype.then()], [1, 'then']);
});

test('clauses under a heading of the amendment follow the document, and those that it has are amended', (t) => {
  const document = amended(
    clause(
      'sec-about',
      'About',
      '',
      clause('sec-returnone', 'ReturnOne ( )', '\n1. return 1.\n') +
        clause('proposal-then', 'Promise.prototype.then ( _f_ )', '\n1. Return ReturnOne().\n'),
    ),
    clause('sec-lost', 'Lost and Found ( )', '\n1. Look for it everywhere.\n'),
  );
  const added = document.byOperation.get('ReturnOne');
  t.is(added.parent.title, 'About');
  t.is(added.parent.parent, undefined);
  t.is(added.parent.number, '26', 'behind the last clause of ES2015 that the document has');
  t.is(added.number, `${added.parent.number}.1`);
  t.truthy(document.byId.get('sec-lost'));
  t.is(load(document).prototype.then(), 1);
});
