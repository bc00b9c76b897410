import { localsOf, renameLocals } from '../facts/bindings.js';
import { isSetAgain, setAgainIn } from '../ir/assignments.js';
import { returns } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { references } from '../ir/walk.js';
import { unknown } from './unknown.js';
import { UNDEFINED } from './values.js';

/** The steps of a function stand for its call: its variables have names of their own there. */
export const enter = (run, callee, values, variables, state, ways, next) => {
  const clone = copy(callee);
  const names = new Map();
  clone.params.forEach(({ type, name }, at) => {
    if (type !== 'Identifier') unknown('a parameter that takes the rest', callee);
    const value = values[at];
    if (value?.is === 'variable' && !value.isChanging && !isSetAgain(clone, name))
      names.set(name, value.name);
  });
  for (const name of localsOf(clone)) if (!names.has(name)) names.set(name, run.freeName(name));
  renameLocals(clone, names);
  for (const name of setAgainIn(clone)) run.changing.add(name);
  const frame = { variables: new Map(variables), rest: [], hint: run.hint };
  state.frames.push(frame);
  if (references(clone.body).some(({ node }) => node.name === 'arguments'))
    frame.variables.set(
      'arguments',
      state.make({ kind: 'list', fields: new Map(values.entries()) }),
    );
  callee.params.forEach(({ name }, at) =>
    run.assign(state, names.get(name), values[at] ?? UNDEFINED),
  );
  const leave = (then) => (last, value) => {
    last.frames.pop();
    then(last, value);
  };
  const inside = { returns: leave(next), throws: leave(ways.throws), catches: ways.catches };
  const body = clone.body.type === 'BlockStatement' ? clone.body.body : [returns(clone.body)];
  return run.list(body, 0, state, inside, (last) => inside.returns(last, UNDEFINED));
};
