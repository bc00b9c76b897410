import { sourceOf } from '../documents.js';
import { addMethod } from './insertions.js';

/** Parts of methods that make reactions themselves. */

export const CALLABLE = ['_f_', '_g_'].map(
  (name) => `If IsCallable(${name}) is *false*, throw a *TypeError* exception.`,
);
export const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(%Promise%).';
export const RESULT = 'Return _capability_.[[Promise]].';

export const reaction = (
  type,
  handler,
  { name = `_${type}Reaction_`, capability = '_capability_' } = {},
) =>
  `Let ${name} be the PromiseReaction { [[Capability]]: ${capability}, [[Type]]: ~${type}~, [[Handler]]: ${handler} }.`;

export const callback = (name) => `HostMakeJobCallback(${name})`;

export const append = (type, list = type === 'fulfill' ? 'Fulfill' : 'Reject') =>
  `\n  1. Append _${type}Reaction_ to the end of _promise_.[[Promise${list}Reactions]].`;

export const PENDING = 'If _promise_.[[PromiseState]] is ~pending~, then';

const enqueue = (type, value) =>
  `\n  1. Let _job_ be NewPromiseReactionJob(_${type}Reaction_, ${value}).\n  1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).`;

const SETTLED = [
  `Else if _promise_.[[PromiseState]] is ~fulfilled~, then${enqueue('fulfill', '_promise_.[[PromiseResult]]')}`,
  `Else,${enqueue('reject', '_promise_.[[PromiseResult]]')}`,
];

/** @type {Record<string, string[]>} steps of such methods, which hand their reactions on as `then` does */
export const METHODS = {
  'a method that attaches both reactions': [
    ...CALLABLE,
    CAPABILITY,
    reaction('fulfill', callback('_f_')),
    reaction('reject', callback('_g_')),
    `${PENDING}${append('fulfill')}${append('reject')}`,
    ...SETTLED,
    RESULT,
  ],
  'a method that attaches reactions without handlers': [
    CAPABILITY,
    reaction('fulfill', '~empty~'),
    reaction('reject', '~empty~'),
    `${PENDING}${append('fulfill')}${append('reject')}`,
    ...SETTLED,
    RESULT,
  ],
  'a method that attaches a reaction of fulfilment alone': [
    CALLABLE[0],
    CAPABILITY,
    reaction('fulfill', callback('_f_')),
    `${PENDING}${append('fulfill')}`,
    RESULT,
  ],
  'a method that attaches a reaction of rejection alone': [
    CALLABLE[1],
    CAPABILITY,
    'Let _callback_ be HostMakeJobCallback(_g_).',
    reaction('reject', '_callback_'),
    `${PENDING}${append('reject')}`,
    RESULT,
  ],
  'a method that sets a slot before it attaches both reactions': [
    ...CALLABLE,
    CAPABILITY,
    reaction('fulfill', callback('_f_')),
    reaction('reject', callback('_g_')),
    `${PENDING}\n  1. Set _promise_.[[PromiseIsHandled]] to *true*.${append('fulfill')}${append('reject')}`,
    ...SETTLED,
    RESULT,
  ],
  'a method that enqueues a job of a reaction': [
    CALLABLE[0],
    CAPABILITY,
    reaction('fulfill', callback('_f_')),
    'Let _job_ be NewPromiseReactionJob(_fulfillReaction_, 1).',
    'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
    RESULT,
  ],
  'a method that performs then without a capability': [
    'Perform PerformPromiseThen(_promise_, _f_, _g_).',
    'Return *undefined*.',
  ],
  'a method that performs then with no capability': [
    'Return PerformPromiseThen(_promise_, _f_, _g_, *undefined*).',
  ],
  'a method that attaches a reaction without a capability': [
    CALLABLE[0],
    reaction('fulfill', callback('_f_'), { capability: '*undefined*' }),
    `${PENDING.replace(', then', ',')} append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].`,
    'Return *undefined*.',
  ],
  'a method whose reactions are of two capabilities': [
    ...CALLABLE,
    CAPABILITY,
    'Let _other_ be ? NewPromiseCapability(%Promise%).',
    reaction('fulfill', callback('_f_')),
    reaction('reject', callback('_g_'), { capability: '_other_' }),
    `${PENDING}${append('fulfill')}${append('reject')}`,
    'Return CreateArrayFromList(« _capability_.[[Promise]], _other_.[[Promise]] »).',
  ],
};

/** A document with such a method, called own. @param {string[]} steps @param {string} [source] */
export const withMethod = (steps, source = sourceOf('es2025')) =>
  addMethod(source, 'Promise.prototype.own ( _f_, _g_ )', steps);
