/**
 * A program as text to read: nearly JavaScript. `p[1]` is the second object that a statement gave,
 * `given[0]` the first function that the library handed out, `result` what the statement around a
 * function gives; numbers count round.
 */

const NAMES = {
  'negative zero': '-0',
  'not a number': 'NaN',
  zero: '0',
  string: "'text'",
  bigint: '7n',
  symbol: 'symbol',
};

const indent = (text) => text.replace(/\n/g, '\n  ');
const block = (lines) => (lines.length > 0 ? `{${indent(`\n${lines.join('\n')}`)}\n}` : '{}');

const bodyText = ({ do: actions, end: { how, value } }) => {
  const last = how === 'otherwise' ? [] : [`${how} ${valueText(value)};`];
  return actions.length === 0 && last.length === 1
    ? `{ ${last[0]} }`
    : block([...actions.map(actionText), ...last]);
};

const bodiesText = (bodies) => bodies.map(bodyText).join(' then ');

const propertyText = ({ key, as }) => {
  if (as.how === 'get') return `get ${key}() ${bodiesText(as.bodies)}`;
  if (as.how === 'wrap') return `${key}: a wrapper ${bodiesText(as.bodies)}`;
  return as.how === 'delete' ? `${key}: deleted` : `${key}: ${valueText(as.value)}`;
};

const propertiesText = (properties = []) =>
  properties.length === 0
    ? '{}'
    : block(properties.map((property) => `${propertyText(property)},`));

const VALUES = {
  primitive: ({ name }) => NAMES[name] ?? name,
  undetectable: () => 'undetectable',
  hole: () => '',
  error: ({ at }) => `error${at % 3}`,
  promise: ({ at }) => `p[${at}]`,
  given: ({ at }) => `given[${at}]`,
  constructor: ({ at }) => (at === 0 ? 'Promise' : `C[${at}]`),
  prototype: ({ at }) => `C[${at}].prototype`,
  intrinsic: ({ name }) => `%${name}%`,
  argument: ({ at }) => `arguments[${at}]`,
  self: () => 'this',
  mine: () => 'result',
  function: ({ bodies }) => `function ${bodiesText(bodies)}`,
  list: ({ at }) => `lists[${at}]`,
  array: ({ items, kind, properties }) => {
    const list = `[${items.map(valueText).join(', ')}]`;
    const text = properties?.length > 0 ? ` with ${propertiesText(properties)}` : '';
    return `${kind === 'array' ? '' : `${kind} of `}${list}${text}`;
  },
  object: ({ properties }) => propertiesText(properties),
  wrap: ({ how, of }) => `${how}(${valueText(of)})`,
};

const valueText = (value) => VALUES[value.v](value);
const listText = (values) => values.map(valueText).join(', ');

const ACTIONS = {
  new: ({ of, as, executor }) =>
    `new ${valueText(of)}(${valueText(executor)})${as ? ` as ${valueText(as)}` : ''}`,
  call: ({ on, key, args }) => `${valueText(on)}.${key}(${listText(args)})`,
  apply: ({ name, on, args }) => `%${name}%.call(${listText([on, ...args])})`,
  settle: ({ with: by, value }) => `${valueText(by)}(${valueText(value)})`,
  define: ({ on, key, as }) => `define ${valueText(on)} ${propertiesText([{ key, as }])}`,
  change: ({ on, how, to }) =>
    `${how} ${valueText(on)}${how === 'adopt' ? ` of ${valueText(to)}` : ''}`,
  array: ({ at, how, value }) => `${how} lists[${at}] ${valueText(value)}`,
  later: ({ body }) => `later ${bodyText(body)}`,
  crowd: ({ on, args }) => `${valueText(on)}.then, two at a time: (${listText(args)})`,
  chain: ({ on, length, args }) =>
    `${valueText(on)}.then(…) ${length} times, of ${listText(args) || 'nothing'}`,
};

const actionText = (action) => `${ACTIONS[action.do](action)};`;

const constructorText = (spec, index) => {
  const { kind, base, executor, gives, statics, members, calls, before, after } = spec;
  const parts = [
    `hands on its executor ${executor}${gives ? ` that give ${valueText(gives)}` : ''}`,
    ...(before ? [`before: ${bodyText(before)}`] : []),
    ...(after ? [`after: ${bodyText(after)}`] : []),
    ...statics.map((member) => `static ${propertyText(member)}`),
    ...members.map(propertyText),
  ];
  if (kind === 'foreign') {
    for (const call of calls ?? [])
      parts.push(`executor(${listText([call.resolve, call.reject])})`);
  }
  return `C[${index + 1}] = ${kind} on C[${base}] ${block(parts)}`;
};

/** @param {object} program @returns {string} */
export const programText = ({ exact, constructors, turns }) =>
  [
    ...(exact ? ["interleaving: 'exact'"] : []),
    ...constructors.map(constructorText),
    ...turns.flatMap((turn, i) => [
      `turn ${i + 1}:`,
      ...turn.map(actionText).map((line) => indent(`  ${line}`)),
    ]),
  ].join('\n');
