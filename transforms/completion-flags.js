import { literal, nodes } from '../generator/ir/estree.js';
import { IS_ABRUPT, KEPT, isHandedTo, settingsOf } from './support/completion-states.js';

/** Where it was a value before. */
const FLAGGED = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = __thrown;
    __flag = true;
  }`;

/** The same where it may be a throw completion already. */
const KEPT_AGAIN = `
  try {
    __variable = __call;
    __flag = false;
  } catch (__thrown) {
    __variable = __thrown;
    __flag = true;
  }`;

/** `let x;` of variables that keep a completion somewhere behind it in the same list. */
const keptVariables = (library) => {
  const variables = [];
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
      if (keeps) variables.push({ list, statement, variable: declarator.id, rest });
    }
  }
  return variables;
};

/** Parameters of which their function knows everywhere whether it reads a completion or a value. */
const completionParameters = (library, hasOthers) =>
  library.functions().flatMap((code) => {
    const { params, body } = code;
    if (library.count('arguments', code) > 0) return [];
    return params.flatMap((variable, index) => {
      const asks = library.findNodes(body, IS_ABRUPT, { __variable: variable }).length > 0;
      const known = { state: 'either', parameters: [], hasOthers };
      const again = asks && settingsOf(library, variable, body.body, known);
      return again ? [{ code, index, variable, again }] : [];
    });
  });

/** @param {any} node */
const isThrowCompletion = ({ type, callee }) =>
  type === 'NewExpression' && callee.name === 'ThrowCompletion';

/** Whether an argument is one of the variables that are held apart. */
const isHeld = (call, { name }, variables) =>
  name !== undefined &&
  variables.some(({ root, variable }) => variable.name === name && nodes(root).includes(call));

/** Whether a function is mentioned, and is not called with a variable, a new completion, or what is none. */
const hasOtherCalls = (library, parameter, variables, hasOthers) => {
  const calls = nodes(library.program).filter((node) => isHandedTo(parameter, node));
  const isNone = ({ type, name }) => !hasOthers || type === 'Literal' || name === 'undefined';
  const isKnown = (call) => {
    const argument = call.arguments[parameter.index];
    return (
      argument &&
      (isThrowCompletion(argument) || isNone(argument) || isHeld(call, argument, variables))
    );
  };
  return library.count(parameter.code.id.name) !== calls.filter(isKnown).length + 1;
};

/** The throw completions that functions are called with. */
const handedTo = (library, parameters) =>
  nodes(library.program).flatMap((node) =>
    parameters
      .filter((parameter) => isHandedTo(parameter, node))
      .map(({ index }) => node.arguments[index])
      .filter((argument) => argument && isThrowCompletion(argument)),
  );

/** Whether a throw completion gets anywhere else than into these variables and parameters. */
const isMadeElsewhere = (library, variables, parameters) => {
  const ours = variables.flatMap(({ root, variable }) =>
    nodes(root).flatMap(({ type, left, right }) =>
      type === 'AssignmentExpression' && left.name === variable.name ? [right] : [],
    ),
  );
  const known = new Set([...ours.filter(isThrowCompletion), ...handedTo(library, parameters)]);
  return nodes(library.program).some((node) => isThrowCompletion(node) && !known.has(node));
};

const heldBy = (apart, parameters) => [
  ...apart.map(({ list, variable }) => ({ root: list, variable })),
  ...parameters.map(({ code, variable }) => ({ root: code, variable })),
];

/**
 * What can be held apart: variables, and the parameters that they are handed to. Where no other
 * holds a throw completion, none comes from one.
 */
const findApart = (library, kept, hasOthers = false) => {
  let parameters = completionParameters(library, hasOthers);
  for (;;) {
    const apart = kept.flatMap((variable) => {
      const known = { state: 'normal', parameters, hasOthers };
      const again = settingsOf(library, variable.variable, variable.rest.body, known);
      return again ? [{ ...variable, again }] : [];
    });
    const held = heldBy(apart, []);
    const fit = parameters.filter(
      (parameter) => !hasOtherCalls(library, parameter, held, hasOthers),
    );
    if (!hasOthers && isMadeElsewhere(library, heldBy(apart, fit), fit))
      return findApart(library, kept, true);
    if (fit.length === parameters.length) return { apart, parameters };
    parameters = fit;
  }
};

const flagOf = ({ name }) => ({ type: 'Identifier', name: `${name}Threw` });

/** Rewrites what reads and sets a variable. */
const rewrite = (library, root, { variable, again }) => {
  const flag = flagOf(variable);
  const bindings = { __variable: variable, __flag: flag };
  const set = (pattern, replacement) =>
    library.replaceStatements(
      root,
      pattern,
      (match, [old]) => {
        const text = replacement(again.has(old));
        const [first, ...others] = text ? library.build(text, { ...match, ...bindings }) : [];
        return first && [library.swap(old, first), ...others];
      },
      { __variable: variable },
    );
  set(KEPT, (over) => (over ? KEPT_AGAIN : FLAGGED));
  set('__variable = new ThrowCompletion(__value);', () => '__variable = __value; __flag = true;');
  set('__variable = __value;', (over) => over && '__variable = __value; __flag = false;');
  library.replaceExpressions(root, IS_ABRUPT, () => ({ ...flag }), bindings);
  library.replaceExpressions(root, '__variable.value', () => ({ ...variable }), bindings);
};

const rewriteVariable = (library, value) => {
  const { list, statement, variable } = value;
  const at = list.indexOf(statement);
  const rest = { type: 'BlockStatement', body: list.slice(at + 1) };
  rewrite(library, rest, value);
  const [declared] = library.build('let __flag = false;', { __flag: flagOf(variable) });
  library.stamp([declared], statement.origin);
  list.splice(at + 1, list.length, declared, ...rest.body);
};

/** A further parameter for the flag, behind that of the value, and an argument in each call. */
const rewriteParameter = (library, parameter, held) => {
  const { code, index, variable } = parameter;
  for (const call of nodes(library.program)) {
    if (!isHandedTo(parameter, call)) continue;
    const argument = call.arguments[index];
    const isAbrupt = isThrowCompletion(argument);
    const flag = isHeld(call, argument, held) ? flagOf(argument) : literal(isAbrupt);
    call.arguments.splice(index, 1, isAbrupt ? argument.arguments[0] : argument, flag);
    library.stamp(call.arguments, call.origin);
  }
  code.params.splice(index + 1, 0, flagOf(variable));
  library.stamp(code.params, code.origin);
  rewrite(library, code.body, parameter);
};

/** An example: a completion that is handed on. */
const CLOSES = `
    function close(completion) {
      if (completion instanceof ThrowCompletion) throw completion.value;
      return completion;
    }
    function f(x) {
      let y;
      try { y = g(x); } catch (thrown) { y = new ThrowCompletion(thrown); }
      return close(y);
    }`;

const CLOSES_APART = `
    function close(completion, completionThrew) {
      if (completionThrew) throw completion;
      return completion;
    }
    function f(x) {
      let y;
      let yThrew = false;
      try { y = g(x); } catch (thrown) { y = thrown; yThrew = true; }
      return close(y, yThrew);
    }`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'completion-flags',
  summary: 'a completion that is kept is its value and a flag, not a value or a record',
  why: 'no record per error, and no question to every value whether it is one',
  sound:
    'Every place where the variable is read says whether it wants the completion or its value, and the flag is set with the variable. A completion is handed on as both to a function that knows it everywhere too, and that all who call it call so; where it is handed on otherwise it keeps its record.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        'function f(x) { let y; try { y = g(x); } catch (thrown) { y = new ThrowCompletion(thrown); } if (y instanceof ThrowCompletion) { return h(y.value); } return y; }',
      after:
        'function f(x) { let y; let yThrew = false; try { y = g(x); } catch (thrown) { y = thrown; yThrew = true; } if (yThrew) { return h(y); } return y; }',
    },
    {
      before: CLOSES,
      after: CLOSES_APART,
    },
    {
      before: `${CLOSES}
        function end(x) { close(x); return close(new ThrowCompletion(g(x))); }`,
      after: `${CLOSES_APART}
        function end(x) { close(x, false); return close(g(x), true); }`,
    },
  ],
  rewrite(library) {
    const kept = keptVariables(library);
    const { apart, parameters } = findApart(library, kept);
    for (const { variable } of kept) {
      if (!apart.some((other) => other.variable === variable))
        library.decline(variable.name, 'its completion is handed on whole');
    }
    for (const variable of apart) rewriteVariable(library, variable);
    // the last first: each takes a place behind itself
    const held = heldBy(apart, parameters);
    for (const parameter of parameters.reverse()) rewriteParameter(library, parameter, held);
    return apart.length > 0
      ? library.did(`${apart.length} variables`)
      : library.decline('completions', 'none is kept');
  },
};
