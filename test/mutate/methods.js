import { readFileSync } from 'node:fs';
import { METHODS as ATTACHING } from '../support/edits/own-reactions.js';
import { clauseOf, splice } from './places.js';

/** Methods that a document gets beside its own. */

const IS_PROMISE = [
  'Let _promise_ be the *this* value.',
  'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
];

/** @param {import('./wordings.js').Wording} wording */
const methods = (wording) => ({
  'a method that reads the state': {
    title: 'Promise.prototype.peek ( )',
    steps: [
      ...IS_PROMISE,
      `If _promise_.[[PromiseState]] is ${wording.state('pending')}, return 1.`,
      'Return _promise_.[[PromiseResult]].',
    ],
  },
  'a method that builds a capability': {
    title: 'Promise.prototype.peek ( )',
    steps: [
      ...IS_PROMISE,
      'Let _functions_ be CreateResolvingFunctions(_promise_).',
      'Let _capability_ be the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _functions_.[[Resolve]], [[Reject]]: _functions_.[[Reject]] }.',
      'Return PerformPromiseThen(_promise_, *undefined*, *undefined*, _capability_).',
    ],
  },
  'a method that enqueues a reaction': {
    title: 'Promise.prototype.peek ( _handler_ )',
    steps: [
      'Let _promise_ be the *this* value.',
      ...wording.let('C', 'SpeciesConstructor(_promise_, %Promise%)'),
      ...wording.let('capability', 'NewPromiseCapability(_C_)'),
      ...wording.enqueueReaction('capability', 'handler'),
      'Return _capability_.[[Promise]].',
    ],
  },
  'a method that settles': {
    title: 'Promise.prototype.peek ( )',
    steps: [
      ...IS_PROMISE,
      `If _promise_.[[PromiseState]] is ${wording.state('pending')}, return RejectPromise(_promise_, *"peeked"*).`,
      'Return *undefined*.',
    ],
  },
  'a method that hangs on': {
    title: 'Promise.prototype.peek ( _next_ )',
    steps: [
      'Let _promise_ be the *this* value.',
      ...wording.let('capability', 'NewPromiseCapability(%Promise%)'),
      'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
      'Return PerformPromiseThen(_promise_, _next_, _next_, _capability_).',
    ],
  },
});

/** Methods that hand reactions on as `then` does; a step stands in a line of its own. */
const attaching = Object.fromEntries(
  Object.entries(ATTACHING).map(([name, steps]) => [
    name,
    {
      title: 'Promise.prototype.peek ( _f_, _g_ )',
      steps: [
        ...IS_PROMISE,
        ...steps.flatMap((step) => step.split('\n').map((line) => line.replace('1. ', ''))),
      ],
    },
  ]),
);

/** Methods that use Records and slots as no other step does, where an edition has words for it. */
const strangers = {
  'a method that gives no capability': {
    title: 'Promise.prototype.peek ( _handler_ )',
    steps: [
      ...IS_PROMISE,
      'If IsCallable(_handler_) is *false*, return 1.',
      'Let _promiseCapability_ be *undefined*.',
      'Return PerformPromiseThen(_promise_, _handler_, _handler_, _promiseCapability_).',
    ],
  },
  'a method that makes a reaction without a handler': {
    title: 'Promise.prototype.peek ( )',
    steps: [
      'Let _capability_ be ? NewPromiseCapability(%Promise%).',
      'Let _reaction_ be the PromiseReaction { [[Capability]]: _capability_, [[Type]]: ~reject~, [[Handler]]: ~empty~ }.',
      'Let _job_ be NewPromiseReactionJob(_reaction_, *"peeked"*).',
      'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
      'Return _capability_.[[Promise]].',
    ],
  },
  'a method that forgets the result': {
    title: 'Promise.prototype.peek ( )',
    steps: [
      ...IS_PROMISE,
      'If _promise_.[[PromiseState]] is ~pending~, return 1.',
      'If _promise_.[[PromiseResult]] is ~empty~, return 2.',
      'Set _promise_.[[PromiseResult]] to ~empty~.',
      'Return 3.',
    ],
  },
  'a method with a Record of more': {
    title: 'Promise.prototype.peek ( _first_ )',
    steps: [
      'Let _alreadyResolved_ be the Record { [[Value]]: _first_, [[Other]]: 1 }.',
      'Set _alreadyResolved_.[[Other]] to _alreadyResolved_.[[Value]].',
      'Return _alreadyResolved_.[[Other]].',
    ],
  },
};

/** @param {import('./wordings.js').Wording} wording */
const statics = (wording) => ({
  'a static method with a capability': {
    title: 'Promise.peek ( _first_ )',
    steps: [
      'Let _C_ be the *this* value.',
      ...wording.let('create', 'NewPromiseCapability(_C_)'),
      ...wording.let('handled', 'Call(_create_.[[Resolve]], *undefined*, « _first_ »)'),
      'Return _create_.[[Promise]].',
    ],
  },
  'a static method that gives functions out': {
    title: 'Promise.peek ( )',
    steps: [
      'Let _C_ be the *this* value.',
      ...wording.let('capability', 'NewPromiseCapability(_C_)'),
      ...wording.let(
        'handed',
        'Invoke(_capability_.[[Promise]], *"then"*, « _capability_.[[Resolve]], _capability_.[[Reject]] »)',
      ),
      'Return _capability_.[[Resolve]].',
    ],
  },
});

const addMethod =
  (before, { title, steps }) =>
  (lines) => {
    if (lines.some((line) => line.includes('id="sec-peek"'))) return undefined;
    const at = lines.findIndex((line) => line.includes(`id="${before}"`));
    return {
      lines: splice(lines, at, 0, ...clauseOf('sec-peek', title, '', steps)),
      change: title,
    };
  };

const IN_STATICS = 'sec-promise.prototype';
const IN_PROTOTYPE = 'sec-promise.prototype.then';

/** Methods of later editions, in the words of this one: where they stand. */
export const LATER = {
  allSettled: IN_STATICS,
  any: IN_STATICS,
  finally: IN_PROTOTYPE,
  try: IN_STATICS,
  withResolvers: IN_STATICS,
};

const laterClause = (name) => {
  const file = new URL(`../support/amendments/${name}.html`, import.meta.url);
  return readFileSync(file, 'utf8').trimEnd().split('\n');
};

const addLater = (name, before) => (lines) => {
  const clause = laterClause(name);
  const heading = `.${name} (`;
  if (lines.some((line) => line.includes('<h1>') && line.includes(heading))) return undefined;
  const at = lines.findIndex((line) => line.includes(`id="${before}"`));
  return { lines: splice(lines, at, 0, ...clause), change: name };
};

/**
 * @param {import('./wordings.js').Wording} wording
 * @returns {import('./places.js').Edit[]}
 */
export const methodEdits = (wording) => [
  ...Object.entries({
    ...methods(wording),
    ...(wording.hasEmpty && { ...strangers, ...attaching }),
  }).map(([name, method]) => ({
    name,
    make: addMethod('sec-promise.prototype.catch', method),
  })),
  ...Object.entries(statics(wording)).map(([name, method]) => ({
    name,
    make: addMethod('sec-promise.reject', method),
  })),
  ...Object.entries(LATER).map(([name, before]) => ({
    name: 'a method of a later edition',
    make: addLater(name, before),
  })),
];
