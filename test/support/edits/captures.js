/**
 * Documents whose function objects are closures that capture what others keep in slots, and operations
 * that have the steps of others in them.
 *
 * @typedef {import('./insertions.js').KeptMeaning} KeptMeaning
 */

/** The clause of an algorithm, which another one takes. */
const clauseOf = (source, id) => {
  const start = source.lastIndexOf('\n', source.indexOf(`<emu-clause id="${id}"`));
  const end = source.indexOf('</emu-clause>', start);
  return source.slice(start, end + '</emu-clause>'.length);
};

/** Steps of a clause, but those that have a text. @returns {string[]} with their indentation below the first */
const stepsOf = (source, id, without) => {
  const lines = clauseOf(source, id).split('\n');
  const steps = lines.filter((line) => /^ *1\. /.test(line));
  const indent = /^ */.exec(steps[0])[0].length;
  return steps
    .map((line) => line.slice(indent))
    .filter((line) => !without.some((text) => line.includes(text)));
};

const WHEN = 'and performs the following steps when called:';

/** A clause's steps in the place of the steps that make a function object of it. */
const captured =
  (id, { making, parameter, captures, without, slots = '', variable }) =>
  (source) => {
    const steps = stepsOf(source, id, without);
    const [, indent] = making.exec(source);
    const lines = [
      `1. Let _${variable}Steps_ be a new Abstract Closure with parameters (_${parameter}_) that captures ${captures} ${WHEN}`,
      ...steps.map((step) => `  ${step}`),
      `1. Let _${variable}_ be CreateBuiltinFunction(_${variable}Steps_, 1, *""*, « ${slots} »).`,
    ];
    return source
      .replace(making, lines.map((line) => `${indent}${line}\n`).join(''))
      .replace(clauseOf(source, id), '');
  };

const FUNCTION = ['active function', 'Assert', 'Let _promise_ be', 'Let _alreadyResolved_ be'];

const resolving = (name) =>
  captured(`sec-promise-${name}-functions`, {
    making: new RegExp(
      `( *)1\\. Let _steps${name === 'resolve' ? 'Resolve' : 'Reject'}_[^]*?_${name}_\\.\\[\\[AlreadyResolved\\]\\] to .*\\n`,
    ),
    parameter: name === 'resolve' ? 'resolution' : 'reason',
    captures: '_promise_ and _alreadyResolved_',
    without: FUNCTION,
    variable: name,
  });

/** @type {KeptMeaning} */
const element = (source) =>
  captured('sec-promise.all-resolve-element-functions', {
    making:
      /( *)1\. Let _steps_ be the steps of [^]*?(?= *1\. Set _onFulfilled_\.\[\[AlreadyCalled)/,
    parameter: 'x',
    captures: '_values_, _resultCapability_, and _remainingElementsCount_',
    without: ['Let _values_', 'Let _promiseCapability_', 'Let _remainingElementsCount_'],
    slots: '[[AlreadyCalled]], [[Index]]',
    variable: 'onFulfilled',
  })(source)
    .replace(
      /(?: *1\. Set _onFulfilled_\.\[\[(?:Values|Capability|RemainingElements)\]\] to .*\n){3}/,
      '',
    )
    .replace(/( *)1\. Let _index_ be _F_.*\n/, '$11. Let _at_ be _F_.[[Index]].\n')
    .replace('Set _values_[_index_] to _x_.', 'Set _values_[_at_] to _x_.')
    .replace(
      'Return ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _valuesArray_ »)',
      'Return ? Call(_resultCapability_.[[Resolve]], *undefined*, « _valuesArray_ »)',
    );

/** @type {Record<string, KeptMeaning>} */
export const CLOSURES = {
  'resolving functions are closures': (source, wording) =>
    resolving('reject')(resolving('resolve')(source), wording),
  'the element function of all is a closure': element,
  'a clause that no step reaches is left': (source) => {
    const id = 'sec-promise-reject-functions';
    const clause = clauseOf(source, id);
    const changed = resolving('reject')(source);
    const at = changed.lastIndexOf('\n', changed.indexOf('<emu-clause id="sec-promise-resolve-f'));
    return changed.slice(0, at) + clause + changed.slice(at);
  },
  'an operation stands where another one calls it': (source) =>
    source.replace(
      /( *)1\. Let _proto_ be \? GetPrototypeFromConstructor\(_constructor_, _intrinsicDefaultProto_\)\.\n/,
      (_, indent) =>
        [
          'Let _proto_ be ? Get(_constructor_, *"prototype"*).',
          'If _proto_ is not an Object, then',
          '  Let _realm_ be ? GetFunctionRealm(_constructor_).',
          "  Set _proto_ to _realm_'s intrinsic object named _intrinsicDefaultProto_.",
        ]
          .map((step) => `${indent}${/^ */.exec(step)[0]}1. ${step.trim()}\n`)
          .join(''),
    ),
};
