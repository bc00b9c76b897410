import { edited } from '../documents.js';
import { addOperation } from './insertions.js';
import { renamed } from './renamings.js';

/**
 * Documents that make the same reactions, and run the same jobs, with other names, parameters and steps:
 * what keeps contexts has to find them all the same.
 *
 * @typedef {import('./insertions.js').KeptMeaning} KeptMeaning
 */

const NAMES = '(_\\w+_), (_\\w+_), (_\\w+_)';
const VALUES = '([^(),]*), ([^(),]*), ([^(),]*)';

/** The first three parameters of an operation in another order, in its clause and where it is called. */
const reordered = (name, order) => (source) => {
  const inOrder = (list) => order.map((at) => list[at]).join(', ');
  return source
    .replace(new RegExp(`(<h1>${name} \\( )${NAMES}`), (_, head, ...list) => head + inOrder(list))
    .replace(new RegExp(`\\b${name}\\(${VALUES}`, 'g'), (_, ...list) => `${name}(${inOrder(list)}`);
};

const EACH = '1. For each element _reaction_ of _reactions_, do';
const ENQUEUES = '1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';
const TAKEN = `1. Let _index_ be 0.
1. Repeat, while _index_ < the number of elements in _reactions_,
  1. Let _reaction_ be _reactions_[_index_].`;
const REMOVED =
  'Remove the first element from _reactions_ and let _reaction_ be the value of that element.';
const FIRST = `1. Repeat, while _reactions_ is not empty,
  1. Let _reaction_ be the first element of _reactions_.
  1. Remove the first element from _reactions_.`;
const NEXT = '1. Set _index_ to _index_ + 1.';

/** What is done for each reaction is done for each number of one. @returns {KeptMeaning} */
const byNumber = (first, last) => (source) =>
  edited(
    [
      [EACH, first, 'sec-triggerpromisereactions'],
      [ENQUEUES, ENQUEUES + last, 'sec-triggerpromisereactions'],
    ].filter(([find, to]) => find !== to),
    source,
  );

/** A parameter that no step names, behind so many. @returns {KeptMeaning} */
const widened = (name, count) => (source) => {
  const [names, values] = ['_\\w+_', '[^(),]*'].map((part) => Array(count).fill(part).join(', '));
  return source
    .replace(new RegExp(`(<h1>${name} \\( ${names})`), '$1, _label_')
    .replace(new RegExp(`(\\b${name}\\(${values})`, 'g'), '$1, 1');
};

const REACTION = /^ *1\. Let (_(?:fulfill|reject)Reaction_) be (the PromiseReaction .*)\.\n/gm;

/** @type {KeptMeaning} */
const withoutVariables = (source) => {
  const records = new Map([...source.matchAll(REACTION)].map(([, name, record]) => [name, record]));
  return source
    .replace(REACTION, '')
    .replace(/(_(?:fulfill|reject)Reaction_)/g, (name) => records.get(name));
};

/** Where a reaction is asked for first. @type {KeptMeaning} */
const madeWhereUsed = (source) => {
  const records = new Map(
    [...source.matchAll(REACTION)].map(([step, name]) => [name, step.trim()]),
  );
  const [fulfil, reject] = ['fulfill', 'reject'].map((type) => records.get(`_${type}Reaction_`));
  return source
    .replace(REACTION, '')
    .replace(/( *)(?=1\. Append _fulfillReaction_)/, `$1${fulfil}\n$1${reject}\n$1`)
    .replace(/( *)(?=1\. Let _fulfillJob_)/, `$1${fulfil}\n$1`)
    .replace(/( *)(?=1\. Let _rejectJob_)/, `$1${reject}\n$1`);
};

const FIELDS =
  /the PromiseReaction \{ \[\[Capability\]\]: (\w+), \[\[Type\]\]: (~\w+~), \[\[Handler\]\]: (\w+) \}/g;

const RECORD =
  'the PromiseReaction { [[Capability]]: _capability_, [[Type]]: _type_, [[Handler]]: _handler_ }';

const madeByAnOperation = (steps) => (source) =>
  addOperation(
    source.replace(FIELDS, 'MakeReaction($1, $2, $3)'),
    'MakeReaction',
    '_capability_, _type_, _handler_',
    steps,
  );

/** Of ES2025's wording. @type {Record<string, KeptMeaning>} */
export const REACTIONS_OTHERWISE = {
  'a reaction is made before the other handler is asked about': (source) =>
    source.replace(
      /( *1\. If IsCallable\(_onRejected_\) [^]*?)( *1\. Let _fulfillReaction_ be .*\n)/,
      '$2$1',
    ),
  'the handler of a reaction has another name': renamed({ '[[Handler]]': '[[OnSettled]]' }),
  'the capability of a reaction has another name': renamed({ '[[Capability]]': '[[Derived]]' }),
  'the job of a Record has another name': renamed({ '[[Job]]': '[[Closure]]' }),
  'reactions have no variables': withoutVariables,
  'reactions are made in the arms that ask for them': madeWhereUsed,
  'reactions are made in the other order': (source) =>
    source.replace(
      /( *1\. Let _fulfillReaction_ be .*\n)( *1\. Let _rejectReaction_ be .*\n)/,
      '$2$1',
    ),
  'reactions are made by an operation': madeByAnOperation([`Return ${RECORD}.`]),
  'reactions have a field that nothing reads': (source) =>
    source
      .replace(/(\[\[Handler\]\]: _on\w+JobCallback_)( \})/g, '$1, [[Of]]: _promise_$2')
      .replace('<tr><td>[[Handler]]</td></tr>', '$&<tr><td>[[Of]]</td></tr>'),
  'PerformPromiseThen has its parameters in another order': reordered(
    'PerformPromiseThen',
    [1, 2, 0],
  ),
  'PerformPromiseThen has another clause': renamed({
    PerformPromiseThen: 'AddReactions',
    'sec-performpromisethen': 'sec-addreactions',
  }),
  'PerformPromiseThen has a parameter more': widened('PerformPromiseThen', 3),
  'NewPromiseReactionJob has another clause': renamed({
    NewPromiseReactionJob: 'MakeReactionJob',
    'sec-newpromisereactionjob': 'sec-makereactionjob',
  }),
  'NewPromiseReactionJob has a parameter more': widened('NewPromiseReactionJob', 2),
  'NewPromiseResolveThenableJob has its parameters in another order': reordered(
    'NewPromiseResolveThenableJob',
    [2, 0, 1],
  ),
  'HostMakeJobCallback has another clause': renamed({
    HostMakeJobCallback: 'MakeCallback',
    'sec-hostmakejobcallback': 'sec-makecallback',
  }),
};

/** Where what keeps contexts does not find reactions, the handlers are called in theirs. */
export const REACTIONS_UNFOUND = madeByAnOperation([
  `Let _reaction_ be ${RECORD}.`,
  'If _handler_ is *undefined*, return _reaction_.',
  'Return _reaction_.',
]);

const MAKE = 'HostMakeJobCallback(_thenAction_)';
const CALLBACK = 'the JobCallback { [[Callback]]: _function_, [[HostDefined]]: ~empty~ }';

const thenMadeBy = (call, name, parameter, steps) => (source) =>
  addOperation(edited([[MAKE, call]], source), name, parameter, steps);

/** Documents that make the callback of a thenable in another way. @type {Record<string, KeptMeaning>} */
export const THENABLES_OTHERWISE = {
  'the callback of a thenable stands in its step': (source) =>
    edited([[MAKE, CALLBACK.replace('function', 'thenAction')]], source),
  'an operation of its own makes the callback of a thenable': thenMadeBy(
    'CallbackOf(_thenAction_)',
    'CallbackOf',
    '_function_',
    [`Return ${CALLBACK}.`],
  ),
  'an operation makes callback and job of a thenable': (source) =>
    addOperation(
      edited(
        [
          [`1. Let _thenJobCallback_ be ${MAKE}.`, ''],
          [
            'NewPromiseResolveThenableJob(_promise_, _resolution_, _thenJobCallback_)',
            'ThenableJob(_promise_, _resolution_, _thenAction_)',
          ],
        ],
        source,
      ),
      'ThenableJob',
      '_promise_, _thenable_, _function_',
      [
        `Let _callback_ be ${CALLBACK}.`,
        'Return NewPromiseResolveThenableJob(_promise_, _thenable_, _callback_).',
      ],
    ),
  'reactions are taken by their numbers': byNumber(`${TAKEN}\n  ${NEXT}`, ''),
  'reactions are taken by their numbers, which are counted last': byNumber(TAKEN, `\n${NEXT}`),
  'reactions are taken out, the first one first': (source) => edited([[EACH, FIRST]], source),
  'reactions are removed where they are taken': (source) =>
    edited([[EACH, FIRST.split('\n').slice(0, 1).concat(`  1. ${REMOVED}`).join('\n')]], source),
  'an operation takes the then out of its completion': (source) =>
    addOperation(
      edited(
        [['Let _thenAction_ be _then_.[[Value]].', 'Let _thenAction_ be ValueOf(_then_).']],
        source,
      ),
      'ValueOf',
      '_completion_',
      ['Return _completion_.[[Value]].'],
    ),
};
