/** Steps that do something to promises. @typedef {import('./forms.js').Form} Form */

const SETTLED = ['fulfilled', 'rejected'];
const LISTS = ['PromiseFulfillReactions', 'PromiseRejectReactions'];

/** @type {Form} */
export const make = (writer, vars) =>
  writer.dialect.isOld
    ? undefined
    : writer.let(vars, 'promise', 'new', `? PromiseResolve(%Promise%, ${writer.value(vars)})`);

/** @type {Form} */
export const attach = (writer, vars) => {
  if (vars.promise.length === 0) return undefined;
  const args = [writer.variable(vars, 'promise'), writer.value(vars), writer.value(vars)];
  if (vars.capability.length > 0 && writer.random.below(4) > 0)
    args.push(writer.variable(vars, 'capability'));
  else if (writer.dialect.isOld) return undefined;
  return [`Perform PerformPromiseThen(${args.join(', ')}).`];
};

/** @type {Form} */
export const settle = (writer, vars) => {
  if (vars.promise.length === 0) return undefined;
  const promise = writer.variable(vars, 'promise');
  const operation = writer.random.pick(['FulfillPromise', 'RejectPromise']);
  const steps = [`Perform ${operation}(${promise}, ${writer.value(vars)}).`];
  return writer.random.below(4) > 0
    ? writer.when(`${promise}.[[PromiseState]] is ${writer.dialect.state('pending')}`, steps)
    : steps;
};

/** What a promise may be given that has not settled, or has. */
const changes = (writer, vars, promise) => {
  const { state, isTracked } = writer.dialect;
  const empty = LISTS.map((slot) => `Set ${promise}.[[${slot}]] to « ».`);
  const become = (name) => `Set ${promise}.[[PromiseState]] to ${state(name)}.`;
  const result = `Set ${promise}.[[PromiseResult]] to ${writer.value(vars)}.`;
  const flag = `Set ${promise}.[[PromiseIsHandled]] to *${writer.random.pick(['true', 'false'])}*.`;
  return [
    [become(writer.random.pick(['pending', ...SETTLED]))],
    [become('pending'), ...empty],
    [become(writer.random.pick(SETTLED)), result],
    [result],
    empty,
    ...(isTracked ? [[flag]] : []),
  ];
};

/** @type {Form} */
export const set = (writer, vars) => {
  if (vars.promise.length === 0) return undefined;
  const promise = writer.variable(vars, 'promise');
  const steps = writer.random.pick(changes(writer, vars, promise));
  const is = writer.random.pick(['is', 'is', 'is not']);
  return writer.random.below(3) > 0
    ? writer.when(`${promise}.[[PromiseState]] ${is} ${writer.state()}`, steps)
    : steps;
};

/** One promise takes the state of another. @type {Form} */
export const copy = (writer, vars) => {
  if (vars.promise.length < 2) return undefined;
  const [from, to] = [writer.variable(vars, 'promise'), writer.variable(vars, 'promise')];
  return writer.when(
    `${from}.[[PromiseState]] is not ${writer.dialect.state('pending')}`,
    ['PromiseState', 'PromiseResult'].map(
      (slot) => `Set ${to}.[[${slot}]] to ${from}.[[${slot}]].`,
    ),
  );
};

/** One promise takes the reactions of another. @type {Form} */
export const take = (writer, vars) => {
  if (vars.promise.length < 2) return undefined;
  const [from, to] = [writer.variable(vars, 'promise'), writer.variable(vars, 'promise')];
  const isPending = (promise) =>
    `${promise}.[[PromiseState]] is ${writer.dialect.state('pending')}`;
  const list = writer.random.pick(LISTS);
  const each = writer.fresh('each');
  const append = [
    `For each element _${each}_ of ${from}.[[${list}]], do`,
    `  Append _${each}_ to the end of ${to}.[[${list}]].`,
  ];
  const apart = writer.when(`SameValue(${from}, ${to}) is *false*`, append);
  return writer.when(isPending(from), writer.when(isPending(to), apart));
};

/** @type {Form} */
export const trigger = (writer, vars) => {
  if (vars.promise.length === 0) return undefined;
  const promise = writer.variable(vars, 'promise');
  const list = `${promise}.[[${writer.random.pick(LISTS)}]]`;
  return writer.when(`${promise}.[[PromiseState]] is ${writer.dialect.state('pending')}`, [
    `Perform TriggerPromiseReactions(${list}, ${writer.value(vars)}).`,
  ]);
};

/** @type {Form} */
export const track = (writer, vars) => {
  if (vars.promise.length === 0 || !writer.dialect.isTracked) return undefined;
  const operation = writer.random.pick(['reject', 'handle']);
  return [
    `Perform HostPromiseRejectionTracker(${writer.variable(vars, 'promise')}, *"${operation}"*).`,
  ];
};
