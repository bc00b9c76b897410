import { byId, element, prose } from './dom.js';
import { textOfLine } from './model.js';
import { stages } from './state.js';

/** What a pass says of itself, and what it did here. */

const DECIDING = 'Lines that decide';

const SAID = [
  ['why', 'What it saves'],
  ['sound', 'Why it is sound'],
  ['unsound', 'Guarantees dropped'],
];

/** Examples stand as far in as the files that they are written in. */
const dedented = (code) => {
  const [first, ...rest] = code.trim().split('\n');
  const indent = Math.min(...rest.filter(Boolean).map((line) => line.search(/\S|$/)));
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
};

const snippet = (label, code) =>
  element('div', {}, [
    element('h4', { text: label }),
    element('pre', { text: dedented(code) || '(nothing)', tabindex: '0' }),
  ]);

/** The lines that a pass added and that decide something: what its guards became. */
const testsIn = (stage) => {
  const lines = [];
  let shift = 0;
  for (const [at, removed, come] of stage?.patch ?? []) {
    come.forEach((line, index) => {
      const text = textOfLine(line).trim();
      const decides = /\bif \(|\bwhile \(|[?&|] /.test(text) && !/^(?:\/\/|\/?\*)/.test(text);
      if (decides) lines.push(at + shift + index + 1);
    });
    shift += come.length - removed;
  }
  return lines;
};

const lineLink = (line) =>
  element('button', {
    type: 'button',
    class: 'link',
    'data-to': line,
    text: `line ${line}`,
  });

const entry = (label, ...contents) =>
  element('div', {}, [
    element('dt', { text: label }),
    element('dd', label === DECIDING ? { class: 'tested' } : {}, contents),
  ]);

/** What the pass declares of itself, and the lines that its guards became. */
const declared = (pass, stage) => {
  const lines = testsIn(stage).flatMap((line) => [' ', lineLink(line)]);
  const isTested = pass.guards.length > 0 && lines.length > 0;
  return element('dl', { class: 'said' }, [
    ...SAID.filter(([key]) => pass[key]).map(([key, label]) => entry(label, ...prose(pass[key]))),
    ...(pass.assumes ? [entry('It assumes', pass.assumes.join(', '))] : []),
    ...pass.guards.map(({ name, summary }) => entry(`Guard ${name}`, ...prose(summary))),
    ...(isTested ? [entry(DECIDING, ...lines)] : []),
  ]);
};

/** @param {{before: string, after: string}} example */
const exampleElement = ({ before, after }) =>
  element('details', { open: true }, [
    element('summary', { text: 'An example' }),
    snippet('before', before),
    snippet('after', after),
  ]);

/** On a phone the code stands below all that is said. */
const showCode = () => {
  byId('code-title').scrollIntoView();
  byId('code').focus({ preventScroll: true });
};

/** @param {import('../model.js').PassText} pass draws it into the middle */
export const drawPass = (pass) => {
  const stage = stages().find((candidate) => candidate.pass === pass.name);
  const { applied = [], declined = [] } = stage?.report ?? {};
  const [plus, minus] = (stage?.patch ?? []).reduce(
    ([a, b], [, removed, come]) => [a + come.length, b + removed],
    [0, 0],
  );
  byId('clause').replaceChildren(
    element('h2', { id: 'pass-name', text: pass.name }),
    element('p', { class: 'lead' }, prose(`${pass.summary}.`)),
    declared(pass, stage),
    element('h3', {}, [
      element('button', {
        type: 'button',
        class: 'link',
        text: `Here: ${plus} lines added, ${minus} removed`,
        onclick: showCode,
      }),
    ]),
    element('ul', {}, [
      ...applied.map((where) => element('li', { text: `applied to ${where}` })),
      ...declined.map(({ where, why }) => element('li', { text: `left ${where} alone: ${why}` })),
    ]),
    ...(pass.examples ?? []).map(exampleElement),
  );
};
