import { dialectOf } from './dialects.js';
import { clausesOf, indentOf, placesIn, splice } from './places.js';

/**
 * Steps that are written at random, over variables whose kinds are known: what a promise is, a
 * capability, a value of the user's. They do with slots, Records and jobs what no step of the standard
 * does, in methods of their own or between the steps that there are.
 */

const KINDS = [
  ['promise', /^promise(?:ToResolve)?$|^p$/],
  ['capability', /[cC]apability$/],
  ['functions', /^resolvingFunctions$/],
  ['reaction', /^(?:fulfill|reject|r)[rR]?eaction$/],
  ['list', /^(?:values|errors)$/],
  ['number', /^index$/],
  ['internal', /[rR]eactions$|Record$|already\w+$|Count$|[jJ]ob$|Callback$|^steps|^length|^executor|Closure$|Realm|^realm|^completion$|^status$|Result$|^then$|^F$|^kind$|^result$|^argumentsList$|^proto$|^desc$|^slotsList$|List$|^args$|^next$|^handler$|^type$|^defaultConstructor$|^done$/],
];

const kindOf = (name) => KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'value';

/** A writer of steps: `vars` are those of each kind that have a value. */
const writer = (dialect, random) => {
  let count = 0;
  const fresh = (word) => `${word}${random.below(90) + 10}${count++}`;
  const { state } = dialect;
  const has = (vars, kind) => vars[kind].length > 0;
  const v = (vars, kind) => `_${random.pick(vars[kind])}_`;
  const value = (vars) => {
    const options = [() => '*undefined*', () => `*"w${random.below(5)}"*`, () => '%Promise%'];
    if (has(vars, 'value')) options.push(...Array(5).fill(() => v(vars, 'value')));
    if (has(vars, 'promise')) options.push(...Array(3).fill(() => v(vars, 'promise')), () => `${v(vars, 'promise')}.[[PromiseResult]]`);
    if (has(vars, 'capability')) options.push(() => `${v(vars, 'capability')}.[[${random.pick(['Promise', 'Resolve', 'Reject'])}]]`);
    if (has(vars, 'functions')) options.push(() => `${v(vars, 'functions')}.[[${random.pick(['Resolve', 'Reject'])}]]`);
    return random.pick(options)();
  };
  const callable = (vars) => {
    const options = [];
    if (has(vars, 'capability')) options.push(() => `${v(vars, 'capability')}.[[${random.pick(['Resolve', 'Reject'])}]]`);
    if (has(vars, 'functions')) options.push(() => `${v(vars, 'functions')}.[[${random.pick(['Resolve', 'Reject'])}]]`);
    if (has(vars, 'value')) options.push(() => v(vars, 'value'));
    return options.length > 0 ? random.pick(options)() : undefined;
  };
  const let_ = (vars, kind, word, expression) => {
    const name = fresh(word);
    const step = `Let _${name}_ be ${expression}.`;
    vars[kind].push(name);
    return [step];
  };
  const add = (vars, extra) => Object.fromEntries(Object.entries(vars).map(([k, list]) => [k, [...list, ...(extra[k] ?? [])]]));
  const inner = (vars, depth, most = 3) => block(add(vars, {}), depth - 1, 1 + random.below(most)).map((s) => `  ${s}`);
  const enqueue = (job) => [`Perform HostEnqueuePromiseJob(_${job}_.[[Job]], _${job}_.[[Realm]]).`];
  const fail = (call) => (random.below(5) === 0 ? `Completion(${call})` : `? ${call}`);
  const perform = (vars, call) => {
    if (random.below(4) > 0) return [`Perform ? ${call}.`];
    const name = fresh('ignored');
    return [`Let _${name}_ be Completion(${call}).`];
  };
  const reactionText = (vars) => {
    const capability = has(vars, 'capability') && random.below(5) > 0 ? v(vars, 'capability') : dialect.isSimple ? undefined : '*undefined*';
    if (!capability) return undefined;
    const type = random.pick(dialect.types);
    return { capability, type };
  };
  const forms = {
    promise: (vars) => {
      const name = fresh('made');
      const call = random.pick(['PromiseResolve(%Promise%, *undefined*)', `PromiseResolve(%Promise%, ${value(vars)})`]);
      if (dialect.isSimple) return undefined;
      vars.promise.push(name);
      return [`Let _${name}_ be ? ${call}.`];
    },
    capability: (vars) => let_(vars, 'capability', 'cap', `? NewPromiseCapability(${random.pick(['%Promise%', '%Promise%', ...(has(vars, 'value') ? [v(vars, 'value')] : [])])})`),
    functions: (vars) => (has(vars, 'promise') ? let_(vars, 'functions', 'fns', `CreateResolvingFunctions(${v(vars, 'promise')})`) : undefined),
    buildCapability: (vars) => {
      if (!has(vars, 'promise') || !has(vars, 'functions')) return undefined;
      const p = v(vars, 'promise');
      const [a, b] = [v(vars, 'functions'), v(vars, 'functions')];
      const [x, y] = random.below(4) === 0 ? ['Reject', 'Resolve'] : ['Resolve', 'Reject'];
      const pr = random.below(4) === 0 ? '*undefined*' : p;
      return let_(vars, 'capability', 'built', `the PromiseCapability { [[Promise]]: ${pr}, [[Resolve]]: ${a}.[[${x}]], [[Reject]]: ${b}.[[${y}]] }`);
    },
    setCapability: (vars) => (has(vars, 'capability') ? [`Set ${v(vars, 'capability')}.[[Promise]] to ${value(vars)}.`] : undefined),
    then: (vars) => {
      if (!has(vars, 'promise')) return undefined;
      const list = [v(vars, 'promise'), value(vars), value(vars)];
      if (has(vars, 'capability') && random.below(4) > 0) list.push(v(vars, 'capability'));
      else if (dialect.isSimple) return undefined;
      else if (random.below(2)) list.push('*undefined*');
      return [`Perform PerformPromiseThen(${list.join(', ')}).`];
    },
    settle: (vars) => {
      if (!has(vars, 'promise')) return undefined;
      const p = v(vars, 'promise');
      const step = `erform ${random.pick(['FulfillPromise', 'RejectPromise'])}(${p}, ${value(vars)}).`;
      return random.below(4) > 0 ? [`If ${p}.[[PromiseState]] is ${state('pending')}, p${step}`] : [`P${step}`];
    },
    set: (vars) => {
      if (!has(vars, 'promise')) return undefined;
      const p = v(vars, 'promise');
      const options = [
        [`Set ${p}.[[PromiseState]] to ${state(random.pick(['pending', 'fulfilled', 'rejected']))}.`],
        [`Set ${p}.[[PromiseResult]] to ${value(vars)}.`],
        [`Set ${p}.[[PromiseFulfillReactions]] to « ».`, `Set ${p}.[[PromiseRejectReactions]] to « ».`],
        [`Set ${p}.[[PromiseState]] to ${state('pending')}.`, `Set ${p}.[[PromiseFulfillReactions]] to « ».`, `Set ${p}.[[PromiseRejectReactions]] to « ».`],
        [`Set ${p}.[[PromiseState]] to ${state('fulfilled')}.`, `Set ${p}.[[PromiseResult]] to ${value(vars)}.`],
        [`Set ${p}.[[PromiseState]] to ${state('rejected')}.`, `Set ${p}.[[PromiseResult]] to ${value(vars)}.`],
      ];
      if (dialect.isHandled) options.push([`Set ${p}.[[PromiseIsHandled]] to *${random.pick(['true', 'false'])}*.`]);
      const steps = random.pick(options);
      if (random.below(3) === 0) return steps;
      return [`If ${p}.[[PromiseState]] is ${random.below(3) ? '' : 'not '}${state(random.pick(['pending', 'fulfilled', 'rejected']))}, then`, ...steps.map((s) => `  ${s}`)];
    },
    take: (vars) => {
      if (!has(vars, 'promise')) return undefined;
      const [p, q] = [v(vars, 'promise'), v(vars, 'promise')];
      const each = fresh('each');
      const which = random.pick(['Fulfill', 'Reject']);
      return [
        `If ${p}.[[PromiseState]] is ${state('pending')}, then`,
        `  If ${q}.[[PromiseState]] is ${state('pending')}, then`,
        `    If SameValue(${p}, ${q}) is *false*, then`,
        `      For each element _${each}_ of ${p}.[[Promise${which}Reactions]], do`,
        `        Append _${each}_ to the end of ${q}.[[Promise${which}Reactions]].`,
      ];
    },
    trigger: (vars) => {
      if (!has(vars, 'promise')) return undefined;
      const p = v(vars, 'promise');
      return [`If ${p}.[[PromiseState]] is ${state('pending')}, perform TriggerPromiseReactions(${p}.[[Promise${random.pick(['Fulfill', 'Reject'])}Reactions]], ${value(vars)}).`];
    },
    copy: (vars) => {
      if (vars.promise.length < 2) return undefined;
      const [p, q] = [v(vars, 'promise'), v(vars, 'promise')];
      return [`If ${q}.[[PromiseState]] is not ${state('pending')}, then`, `  Set ${p}.[[PromiseState]] to ${q}.[[PromiseState]].`, `  Set ${p}.[[PromiseResult]] to ${q}.[[PromiseResult]].`];
    },
    tracker: (vars) => (has(vars, 'promise') && dialect.isHandled ? [`Perform HostPromiseRejectionTracker(${v(vars, 'promise')}, *"${random.pick(['reject', 'handle'])}"*).`] : undefined),
    reaction: (vars) => {
      const r = reactionText(vars);
      if (!r) return undefined;
      const name = fresh('react');
      const record = (handler) => `the PromiseReaction { ${dialect.capability}: ${r.capability}, ${r.type}[[Handler]]: ${handler} }`;
      if (dialect.isSimple) { vars.reaction.push(name); return [`Let _${name}_ be ${record(random.pick(['*"Identity"*', '*"Thrower"*']))}.`]; }
      if (!dialect.hasCallbacks || random.below(3) === 0 || !has(vars, 'value')) {
        const nothing = dialect.hasCallbacks ? '~empty~' : '*undefined*';
        vars.reaction.push(name);
        return [`Let _${name}_ be ${record(nothing)}.`];
      }
      const w = v(vars, 'value');
      const callback = fresh('callback');
      vars.reaction.push(name);
      return [`If IsCallable(${w}) is *true*, then`, `  Let _${callback}_ be HostMakeJobCallback(${w}).`, 'Else,', `  Let _${callback}_ be ~empty~.`, `Let _${name}_ be ${record(`_${callback}_`)}.`];
    },
    setReaction: (vars) => {
      if (!has(vars, 'reaction')) return undefined;
      const r = v(vars, 'reaction');
      if (has(vars, 'capability') && random.below(2)) return [`Set ${r}.${dialect.capability} to ${v(vars, 'capability')}.`];
      return dialect.types[0] && !dialect.isSimple ? [`Set ${r}.[[Type]] to ${random.pick(dialect.types).replace('[[Type]]: ', '').replace(', ', '')}.`] : undefined;
    },
    useReaction: (vars) => {
      if (!has(vars, 'reaction')) return undefined;
      const r = v(vars, 'reaction');
      if (has(vars, 'promise') && random.below(2)) {
        const p = v(vars, 'promise');
        return [`If ${p}.[[PromiseState]] is ${state('pending')}, then`, `  Append ${r} to the end of ${p}.[[Promise${random.pick(['Fulfill', 'Reject'])}Reactions]].`];
      }
      if (!dialect.hasJobs) return [`Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « ${r}, ${value(vars)} »).`];
      const job = fresh('job');
      return [`Let _${job}_ be NewPromiseReactionJob(${r}, ${value(vars)}).`, ...enqueue(job), ...(random.below(5) === 0 ? enqueue(job) : [])];
    },
    thenableJob: (vars) => {
      if (!has(vars, 'promise') || !has(vars, 'value')) return undefined;
      const w = v(vars, 'value');
      if (!dialect.hasJobs) return [`If IsCallable(${w}) is *true*, perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « ${v(vars, 'promise')}, ${value(vars)}, ${w} »).`];
      const job = fresh('job');
      return [`If IsCallable(${w}) is *true*, then`, `  Let _${job}c_ be HostMakeJobCallback(${w}).`, `  Let _${job}_ be NewPromiseResolveThenableJob(${v(vars, 'promise')}, ${value(vars)}, _${job}c_).`, ...enqueue(job).map((s) => `  ${s}`)];
    },
    job: (vars, depth) => {
      if (!dialect.hasJobs || depth <= 0) return undefined;
      const captured = [...vars.promise, ...vars.capability, ...vars.value].filter(() => random.below(2));
      if (captured.length === 0) return undefined;
      const only = { promise: vars.promise.filter((x) => captured.includes(x)), capability: vars.capability.filter((x) => captured.includes(x)), value: vars.value.filter((x) => captured.includes(x)), functions: [], reaction: [] };
      const job = fresh('job');
      const list = captured.map((n) => `_${n}_`);
      const text = list.length === 1 ? list[0] : list.length === 2 ? list.join(' and ') : `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`;
      return [
        `Let _${job}_ be a new Job Abstract Closure with no parameters that captures ${text} and performs the following steps when called:`,
        ...inner(only, depth),
        '  Return ~empty~.',
        `Perform HostEnqueuePromiseJob(_${job}_, *null*).`,
        ...(random.below(4) === 0 ? [`Perform HostEnqueuePromiseJob(_${job}_, *null*).`] : []),
      ];
    },
    call: (vars) => {
      const f = callable(vars);
      if (!f) return undefined;
      const call = `Call(${f}, ${random.pick(['*undefined*', '*undefined*', value(vars)])}, « ${value(vars)} »)`;
      if (random.below(2)) return [`If IsCallable(${f}) is *true*, then`, ...perform(vars, call).map((s) => `  ${s}`)];
      return perform(vars, call);
    },
    get: (vars) => {
      if (!has(vars, 'value') && !has(vars, 'promise')) return undefined;
      const o = has(vars, 'promise') && random.below(2) ? v(vars, 'promise') : has(vars, 'value') ? v(vars, 'value') : v(vars, 'promise');
      const name = fresh('got');
      const key = random.pick(['then', 'constructor', 'resolve', '0']);
      vars.value.push(name);
      return [`Let _${name}_ be *undefined*.`, `If ${o} is an Object, then`, `  Set _${name}_ to ${random.below(4) ? '? ' : ''}Get(${o}, *"${key}"*).`].map((s) => s.replace('to Get', 'to ! Get'));
    },
    invoke: (vars) => {
      const o = value(vars);
      return [`If ${o} is an Object, then`, ...perform(vars, `Invoke(${o}, *"then"*, « ${value(vars)}, ${value(vars)} »)`).map((s) => `  ${s}`)];
    },
    species: (vars) => (has(vars, 'promise') ? let_(vars, 'value', 'S', `? SpeciesConstructor(${v(vars, 'promise')}, %Promise%)`) : undefined),
    branch: (vars, depth) => {
      if (depth <= 0) return undefined;
      const options = [];
      if (has(vars, 'promise')) options.push(`${v(vars, 'promise')}.[[PromiseState]] is ${state(random.pick(['pending', 'fulfilled', 'rejected']))}`);
      if (has(vars, 'value')) options.push(`IsCallable(${v(vars, 'value')}) is *${random.pick(['true', 'false'])}*`, `IsPromise(${v(vars, 'value')}) is *true*`, `${v(vars, 'value')} is an Object`);
      if (options.length === 0) return undefined;
      const other = random.below(2) ? ['Else,', ...inner(vars, depth)] : [];
      return [`If ${random.pick(options)}, then`, ...inner(vars, depth), ...other];
    },
    loop: (vars, depth) => {
      if (depth <= 0 || !has(vars, 'promise')) return undefined;
      const p = v(vars, 'promise');
      const r = fresh('each');
      return [`If ${p}.[[PromiseState]] is ${state('pending')}, then`, `  For each element _${r}_ of ${p}.[[Promise${random.pick(['Fulfill', 'Reject'])}Reactions]], do`, ...block({ promise: [], capability: [], value: [], functions: [], reaction: [r] }, 0, 1).map((s) => `    ${s}`)];
    },
    return: (vars) => (random.below(6) === 0 ? [`If ${has(vars, 'value') ? `IsCallable(${v(vars, 'value')}) is *true*` : `${value(vars)} is *undefined*`}, return ${value(vars)}.`] : undefined),
  };
  const names = Object.keys(forms);
  const block = (vars, depth, length) => {
    const steps = [];
    for (let tries = 0; length > 0 && tries < 30; tries++) {
      const made = forms[random.pick(names)](vars, depth);
      if (!made) continue;
      steps.push(...made);
      length--;
    }
    return steps.length > 0 ? steps : ['Let _idle_ be 0.'];
  };
  return { block, value, fresh };
};

const emptyVars = () => ({ promise: [], capability: [], value: [], functions: [], reaction: [] });

const methodClause = (title, id, steps) => [
  `      <emu-clause id="${id}">`,
  `        <h1>${title}</h1>`,
  '        <emu-alg>',
  ...steps.map((step) => `          ${indentOf(step)}1. ${step.trim()}`),
  '        </emu-alg>',
  '      </emu-clause>',
];

const PARAMETERS = ['first', 'handler', 'onFulfilled', 'value', 'x'];

const writeMethod = (lines, random) => {
  const dialect = dialectOf(lines.join('\n'));
  const { block, value } = writer(dialect, random);
  const vars = emptyVars();
  const parameters = PARAMETERS.slice(0, random.below(4));
  const isStatic = random.below(3) === 0;
  vars.value.push(...parameters);
  const name = `peek${random.below(100)}`;
  if (lines.some((line) => line.includes(`id="sec-${name}"`))) return undefined;
  const head = isStatic
    ? ['Let _C_ be the *this* value.']
    : ['Let _promise_ be the *this* value.', 'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.'];
  if (isStatic) vars.value.push('C');
  else vars.promise.push('promise');
  const steps = [...head, ...block(vars, 2, 1 + random.below(5))];
  steps.push(`Return ${value(vars)}.`);
  const title = `Promise.${isStatic ? '' : 'prototype.'}${name} ( ${parameters.map((p) => `_${p}_`).join(', ')} )`;
  const before = isStatic ? 'sec-promise.reject' : 'sec-promise.prototype.catch';
  const at = lines.findIndex((line) => line.includes(`id="${before}"`));
  return { lines: splice(lines, at, 0, ...methodClause(title, `sec-${name}`, steps)), change: [title, ...steps].join('\n') };
};

/** Variables that have a value before a line of a clause. */
const definedBefore = (lines, { title, from }, at) => {
  const names = [...title.matchAll(/_(\w+)_/g)].map(([, name]) => name);
  for (const line of lines.slice(from, at)) {
    const own = indentOf(line).length;
    if (own > indentOf(lines[at]).length) continue;
    const named = /^\s*1\. (?:Let|Set) _(\w+)_ (?:be|to) /.exec(line)?.[1];
    if (named) names.push(named);
    const captured = /captures (.*?) and performs/.exec(line)?.[1];
    const inside = captured && own < indentOf(lines[at]).length;
    if (inside) names.splice(0, names.length, ...[...line.matchAll(/_(\w+)_/g)].map(([, name]) => name).slice(1));
  }
  return [...new Set(names)];
};

const writeSteps = (lines, random) => {
  const clause = random.pick(clausesOf(lines));
  const places = placesIn(lines, clause);
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const vars = emptyVars();
  for (const name of definedBefore(lines, clause, at)) vars[kindOf(name)]?.push(name);
  const dialect = dialectOf(lines.join('\n'));
  const { block } = writer(dialect, random);
  const steps = block(vars, 1, 1 + random.below(3));
  const indent = indentOf(lines[at]);
  return { lines: splice(lines, at, 0, ...steps.map((s) => `${indent}${indentOf(s)}1. ${s.trim()}`)), change: `${clause.id} before line ${at + 1}: ${lines[at].trim()}\n${steps.join('\n')}` };
};

/** @returns {import('./places.js').Edit[]} */
export const writtenEdits = () => [
  { name: 'write a method', make: writeMethod },
  { name: 'write steps', make: writeSteps },
];
