import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const later = (value) => new Promise((resolve) => setImmediate(resolve, value));
const rejected = later().then(() => Promise.reject(new Error('no')));

const Text = ({ value }) => createElement('b', null, use(value));
const waiting = (value) =>
  createElement(Suspense, { fallback: 'waiting' }, createElement(Text, { value }));

const errors = [];
const html = await new Promise((resolve, reject) => {
  const page = createElement(
    'main',
    null,
    createElement(Text, { value: later('outside') }),
    waiting(later('inside')),
    waiting(rejected),
  );
  const { pipe } = renderToPipeableStream(page, {
    onError: ({ message }) => void errors.push(message),
    onAllReady: () => text(pipe(new PassThrough())).then(resolve),
    onShellError: reject,
  });
});
console.log(
  JSON.stringify({
    texts: [...html.matchAll(/<b>(\w+)<\/b>/g)].map(([, word]) => word),
    waiting: html.includes('waiting'),
    errors,
    status: rejected.status,
  }),
);
