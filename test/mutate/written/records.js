/** Steps that make Records, change them and use them. @typedef {import('./forms.js').Form} Form */

/** @type {Form} */
export const capability = (writer, vars) => {
  const constructor =
    vars.value.length > 0 && writer.random.below(3) === 0
      ? writer.variable(vars, 'value')
      : '%Promise%';
  return writer.let(vars, 'capability', 'wish', `? NewPromiseCapability(${constructor})`);
};

/** @type {Form} */
export const functions = (writer, vars) =>
  vars.promise.length === 0
    ? undefined
    : writer.let(
        vars,
        'functions',
        'pair',
        `CreateResolvingFunctions(${writer.variable(vars, 'promise')})`,
      );

/** @type {Form} */
export const build = (writer, vars) => {
  if (vars.promise.length === 0 || vars.functions.length === 0) return undefined;
  const promise = writer.random.below(4) > 0 ? writer.variable(vars, 'promise') : '*undefined*';
  const [resolve, reject] =
    writer.random.below(4) > 0 ? ['Resolve', 'Reject'] : ['Reject', 'Resolve'];
  const field = (name) => `${writer.variable(vars, 'functions')}.[[${name}]]`;
  const fields = `[[Promise]]: ${promise}, [[Resolve]]: ${field(resolve)}, [[Reject]]: ${field(reject)}`;
  return writer.let(vars, 'capability', 'built', `the PromiseCapability { ${fields} }`);
};

/** @type {Form} */
export const setPromise = (writer, vars) =>
  vars.capability.length === 0
    ? undefined
    : [`Set ${writer.variable(vars, 'capability')}.[[Promise]] to ${writer.value(vars)}.`];

/** A handler, with the steps that make one of a value. */
const handlerOf = (writer, vars) => {
  const { isOld, hasCallbacks } = writer.dialect;
  if (isOld) return { steps: [], handler: writer.random.pick(['*"Identity"*', '*"Thrower"*']) };
  const none = hasCallbacks ? '~empty~' : '*undefined*';
  if (!hasCallbacks || vars.value.length === 0 || writer.random.below(3) === 0)
    return { steps: [], handler: none };
  const value = writer.variable(vars, 'value');
  const handler = `_${writer.fresh('callback')}_`;
  const steps = [
    `If IsCallable(${value}) is *true*, then`,
    `  Let ${handler} be HostMakeJobCallback(${value}).`,
    'Else,',
    `  Let ${handler} be ${none}.`,
  ];
  return { steps, handler };
};

/** @type {Form} */
export const reaction = (writer, vars) => {
  const { isOld, types, capability: field } = writer.dialect;
  if (isOld && vars.capability.length === 0) return undefined;
  const isHeld = vars.capability.length > 0 && (isOld || writer.random.below(5) > 0);
  const held = isHeld ? writer.variable(vars, 'capability') : '*undefined*';
  const { steps, handler } = handlerOf(writer, vars);
  const fields = `${field}: ${held}, ${writer.random.pick(types)}[[Handler]]: ${handler}`;
  return [...steps, ...writer.let(vars, 'reaction', 'react', `the PromiseReaction { ${fields} }`)];
};

/** @type {Form} */
export const setReaction = (writer, vars) => {
  const { isOld, types, capability: field } = writer.dialect;
  if (vars.reaction.length === 0) return undefined;
  const name = writer.variable(vars, 'reaction');
  if (vars.capability.length > 0 && writer.random.below(2) === 0)
    return [`Set ${name}.${field} to ${writer.variable(vars, 'capability')}.`];
  const [, type] = /: (.*), $/.exec(writer.random.pick(types)) ?? [];
  return type && !isOld ? [`Set ${name}.[[Type]] to ${type}.`] : undefined;
};

const enqueueReaction = (writer, vars, name) => {
  const value = writer.value(vars);
  if (!writer.dialect.hasJobs)
    return [`Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « ${name}, ${value} »).`];
  const job = writer.fresh('job');
  const again = writer.random.below(5) === 0 ? writer.enqueue(job) : [];
  return [
    `Let _${job}_ be NewPromiseReactionJob(${name}, ${value}).`,
    ...writer.enqueue(job),
    ...again,
  ];
};

/** @type {Form} */
export const useReaction = (writer, vars) => {
  if (vars.reaction.length === 0) return undefined;
  const name = writer.variable(vars, 'reaction');
  if (vars.promise.length === 0 || writer.random.below(2) === 0)
    return enqueueReaction(writer, vars, name);
  const promise = writer.variable(vars, 'promise');
  const list = `Promise${writer.random.pick(['Fulfill', 'Reject'])}Reactions`;
  return writer.when(`${promise}.[[PromiseState]] is ${writer.dialect.state('pending')}`, [
    `Append ${name} to the end of ${promise}.[[${list}]].`,
  ]);
};

/** @type {Form} */
export const thenableJob = (writer, vars) => {
  if (vars.promise.length === 0 || vars.value.length === 0) return undefined;
  const promise = writer.variable(vars, 'promise');
  const then = writer.variable(vars, 'value');
  const value = writer.value(vars);
  const job = writer.fresh('job');
  const steps = writer.dialect.hasJobs
    ? [
        `Let _${job}Then_ be HostMakeJobCallback(${then}).`,
        `Let _${job}_ be NewPromiseResolveThenableJob(${promise}, ${value}, _${job}Then_).`,
        ...writer.enqueue(job),
      ]
    : [
        `Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « ${promise}, ${value}, ${then} »).`,
      ];
  return writer.when(`IsCallable(${then}) is *true*`, steps);
};
