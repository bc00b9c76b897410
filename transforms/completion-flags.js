import { nodes } from '../generator/estree.js';
import { isHeldApart } from './support/completion-states.js';

const KEPT = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = new ThrowCompletion(__thrown);
  }`;

const FLAGGED = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = __thrown;
    __flag = true;
  }`;

/** `let x;` of variables that keep a completion somewhere behind it in the same list. */
const keptVariables = (library) => {
  const found = [];
  for (const { body: list } of nodes(library.program)) {
    if (!Array.isArray(list)) continue;
    for (const [at, statement] of list.entries()) {
      const declarator = statement.type === 'VariableDeclaration' && statement.declarations[0];
      if (!declarator || declarator.init) continue;
      const rest = { type: 'BlockStatement', body: list.slice(at + 1) };
      const bindings = { __variable: declarator.id };
      const keeps = [...nodes(rest)].some(
        ({ body }) =>
          Array.isArray(body) && body.some((_, i) => library.matchAt(KEPT, body, i, bindings)),
      );
      if (keeps) found.push({ list, statement, variable: declarator.id, rest });
    }
  }
  return found;
};

const rewrite = (library, { list, statement, variable }) => {
  const at = list.indexOf(statement);
  const rest = { type: 'BlockStatement', body: list.slice(at + 1) };
  const flag = { type: 'Identifier', name: `${variable.name}Threw` };
  const bindings = { __variable: variable, __flag: flag };
  library.statements(rest, KEPT, (found) => library.build(FLAGGED, { ...found, __flag: flag }), {
    __variable: variable,
  });
  library.statements(
    rest,
    '__variable = new ThrowCompletion(__value);',
    (found, [old]) => {
      const [set, mark] = library.build('__variable = __value; __flag = true;', {
        ...found,
        ...bindings,
      });
      return [library.swap(old, set), mark];
    },
    { __variable: variable },
  );
  library.expressions(rest, '__variable instanceof ThrowCompletion', () => ({ ...flag }), bindings);
  library.expressions(rest, '__variable.value', () => ({ ...variable }), bindings);
  list.splice(at + 1, list.length, ...rest.body);
  const [declared] = library.build('let __flag = false;', bindings);
  library.stamp([declared], statement.origin);
  list.splice(at + 1, 0, declared);
};

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'completion-flags',
  summary: 'a completion that is kept is its value and a flag, not a value or a record',
  why: 'no record per error, and no question to every value whether it is one',
  sound:
    'Every place where the variable is read says whether it wants the completion or its value, and the flag is set with the variable. A variable whose completion is handed on whole keeps its record.',
  after: [],
  guards: [],
  examples: [
    {
      before:
        'function f(x) { let y; try { y = g(x); } catch (thrown) { y = new ThrowCompletion(thrown); } if (y instanceof ThrowCompletion) { return h(y.value); } return y; }',
      after:
        'function f(x) { let y; let yThrew = false; try { y = g(x); } catch (thrown) { y = thrown; yThrew = true; } if (yThrew) { return h(y); } return y; }',
    },
  ],
  rewrite(library) {
    const kept = keptVariables(library);
    const apart = kept.filter((one) => isHeldApart(library, one));
    for (const { variable } of kept.filter((one) => !apart.includes(one))) {
      library.decline(variable.name, 'its completion is handed on whole');
    }
    for (const one of apart) rewrite(library, one);
    return apart.length > 0
      ? library.did(`${apart.length} variables`)
      : library.decline('completions', 'none is kept');
  },
};
