import { localsOf, renameLocals } from '../facts/bindings.js';
import { isSetAgain, setAgainIn } from '../ir/assignments.js';
import { returns } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { references } from '../ir/walk.js';
import { unknown } from './unknown.js';
import { UNDEFINED } from './values.js';

/** What a function object captures: what its steps set has a name of its own there. */
const captured = (variables, sets, names) =>
  new Map(
    [...variables].map(([name, value]) => [sets.includes(name) ? names.get(name) : name, value]),
  );

/** A function object that sets what it captures finds it so where it is called again. */
const keepCaptured = (state, id, sets, names) => {
  const object = state.objects.get(id);
  const fields = new Map();
  for (const name of object.fields.keys())
    fields.set(name, state.variables.get(sets.includes(name) ? names.get(name) : name));
  state.objects.set(id, { ...object, fields, isRunning: false });
};

/**
 * The steps of a function stand for its call: its variables have names of their own there. The object of
 * our own that is called, if it is any, comes last.
 * @type {(...call: any[]) => void}
 */
export const enter = (run, callee, values, variables, state, ways, next, objectId) => {
  const clone = copy(callee);
  const names = new Map();
  const locals = localsOf(clone);
  const sets = setAgainIn(clone).filter((name) => variables.has(name) && !locals.has(name));
  clone.params.forEach(({ type, name }, at) => {
    if (type !== 'Identifier') unknown('a parameter that takes the rest', callee);
    const value = values[at];
    const isFixed = value?.is === 'variable' && !value.isChanging && !isSetAgain(clone, name);
    if (isFixed && !variables.has(value.name)) names.set(name, value.name);
  });
  for (const name of [...locals, ...sets])
    if (!names.has(name)) names.set(name, run.freeName(name));
  renameLocals(clone, names);
  for (const name of setAgainIn(clone)) run.changing.add(name);
  const isKept = objectId !== undefined && sets.length > 0;
  if (isKept) state.objects.set(objectId, { ...state.objects.get(objectId), isRunning: true });
  const frame = {
    variables: captured(variables, sets, names),
    rest: [],
    operands: [],
    hint: run.hint,
  };
  state.frames.push(frame);
  const isAsked = references(clone.body).some(({ node }) => node.name === 'arguments');
  const args = isAsked ? values.map((value) => run.held(state, value, 'value')) : values;
  if (isAsked)
    frame.variables.set('arguments', state.make({ kind: 'list', fields: new Map(args.entries()) }));
  callee.params.forEach(({ name }, at) =>
    run.assign(state, names.get(name), args[at] ?? UNDEFINED),
  );
  run.drop(state, args.slice(callee.params.length));
  const leave = (then) => (last, value) => {
    if (isKept) keepCaptured(last, objectId, sets, names);
    last.frames.pop();
    then(last, value);
  };
  const inside = { returns: leave(next), throws: leave(ways.throws), catches: ways.catches };
  const body = clone.body.type === 'BlockStatement' ? clone.body.body : [returns(clone.body)];
  return run.list(body, 0, state, inside, (last) => inside.returns(last, UNDEFINED));
};
