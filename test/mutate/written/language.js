/** Steps that ask and call what users gave, and steps with steps inside. @typedef {import('./forms.js').Form} Form */

const KEYS = ['then', 'constructor', 'resolve', '0'];

/** @type {Form} */
export const callFunction = (writer, vars) => {
  const functions = [...writer.functions(vars), ...vars.value.map((name) => `_${name}_`)];
  if (functions.length === 0) return undefined;
  const callee = writer.random.pick(functions);
  const receiver = writer.random.pick(['*undefined*', '*undefined*', writer.value(vars)]);
  const steps = writer.perform(`Call(${callee}, ${receiver}, « ${writer.value(vars)} »)`);
  return writer.random.below(2) === 0
    ? writer.when(`IsCallable(${callee}) is *true*`, steps)
    : steps;
};

/** @type {Form} */
export const get = (writer, vars) => {
  const objects = [...vars.value, ...vars.promise];
  if (objects.length === 0) return undefined;
  const object = writer.random.pick(objects);
  const name = writer.fresh('got');
  const key = writer.random.pick(KEYS);
  vars.value.push(name);
  return [
    `Let _${name}_ be *undefined*.`,
    ...writer.when(`_${object}_ is an Object`, [
      `Set _${name}_ to ? Get(_${object}_, *"${key}"*).`,
    ]),
  ];
};

/** @type {Form} */
export const invoke = (writer, vars) => {
  const object = writer.value(vars);
  const args = `${writer.value(vars)}, ${writer.value(vars)}`;
  const steps = writer.perform(`Invoke(${object}, *"then"*, « ${args} »)`);
  return writer.when(`${object} is an Object`, steps);
};

/** @type {Form} */
export const species = (writer, vars) =>
  vars.promise.length === 0
    ? undefined
    : writer.let(
        vars,
        'value',
        'S',
        `? SpeciesConstructor(${writer.variable(vars, 'promise')}, %Promise%)`,
      );

const conditions = (writer, vars) => [
  ...vars.promise.map((name) => `_${name}_.[[PromiseState]] is ${writer.state()}`),
  ...vars.value.flatMap((name) => [
    `IsCallable(_${name}_) is *${writer.random.pick(['true', 'false'])}*`,
    `IsPromise(_${name}_) is *true*`,
    `_${name}_ is an Object`,
  ]),
];

/** @type {Form} */
export const branch = (writer, vars, depth) => {
  const tests = conditions(writer, vars);
  if (depth <= 0 || tests.length === 0) return undefined;
  const test = writer.random.pick(tests);
  const otherwise = writer.random.below(2) === 0 ? ['Else,', ...writer.inner(vars, depth)] : [];
  return [`If ${test}, then`, ...writer.inner(vars, depth), ...otherwise];
};

/** @type {Form} */
export const leave = (writer, vars) => {
  const tests = conditions(writer, vars);
  if (tests.length === 0 || writer.random.below(6) > 0) return undefined;
  return [`If ${writer.random.pick(tests)}, return ${writer.value(vars)}.`];
};

/** @type {Form} */
export const job = (writer, vars, depth) => {
  const kinds = ['promise', 'capability', 'value'];
  const entries = kinds.map((kind) => [
    kind,
    vars[kind].filter(() => writer.random.below(2) === 0),
  ]);
  const captured = entries.flatMap(([, names]) => names).map((name) => `_${name}_`);
  if (!writer.dialect.hasJobs || depth <= 0 || captured.length === 0) return undefined;
  const inner = { functions: [], reaction: [], ...Object.fromEntries(entries) };
  const list = new Intl.ListFormat('en').format(captured);
  const name = writer.fresh('job');
  const enqueue = `Perform HostEnqueuePromiseJob(_${name}_, *null*).`;
  return [
    `Let _${name}_ be a new Job Abstract Closure with no parameters that captures ${list} and performs the following steps when called:`,
    ...writer.inner(inner, depth),
    '  Return ~empty~.',
    enqueue,
    ...(writer.random.below(4) === 0 ? [enqueue] : []),
  ];
};
