import { asSiblings } from '../../spec/2-parse/parse.js';

/**
 * `IfAbruptRejectPromise(_value_, _capability_)` stands for the steps that its clause shows, with
 * the caller's variables in place of the parameters.
 */

/** Fields of the step IR that name a variable outside of a Variable expression. */
const VARIABLE_FIELDS = new Set(['variable', 'parameter']);

const substitute = (value, replace) => {
  if (Array.isArray(value)) return value.map((item) => substitute(item, replace));
  if (value === null || typeof value !== 'object') return value;
  if (value.kind === 'Variable') return replace(value.name) ?? value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (!VARIABLE_FIELDS.has(key) || typeof field !== 'string') {
        return [key, key === 'wording' ? field : substitute(field, replace)];
      }
      return [key, replace(field)?.name ?? field];
    }),
  );
};

/**
 * @param {import('./translator.js').Translator} t
 * @param {{operation: string, arguments: import('../../spec/2-parse/grammar.js').Node[]}} call
 * @returns {import('../../spec/2-parse/parse.js').ParsedStep[]} copies, each with the step that it stands in for
 * @throws {SpecError} on an operation that is no shorthand, and on arguments that are no variables
 */
export const expandShorthand = (t, call) => {
  const definition = t.library.analysis.functions.get(call.operation);
  if (definition?.kind !== 'shorthand') {
    throw t.error(
      `${call.operation} is no shorthand`,
      'Perform, Let or Return before an operation',
    );
  }
  for (let { via } = t.step; via; { via } = via)
    if (via.node.call?.operation === call.operation)
      throw t.error(`${call.operation} stands for itself`, 'steps of another kind in its clause');
  t.operations.checkCount(call.operation, call.arguments, definition.parameters);
  const strange = call.arguments.find(({ kind }) => kind !== 'Variable');
  if (strange)
    throw t.error(`${call.operation} is given something else than variables`, 'a variable');
  const args = new Map(definition.parameters.map(({ name }, i) => [name, call.arguments[i]]));
  const via = t.step;
  const copy = (step, parent) => {
    const node = substitute(step.node, (name) => args.get(name));
    const copied = { ...step, node, parent, via };
    copied.steps = asSiblings(step.steps.map((child) => copy(child, copied)));
    return copied;
  };
  return asSiblings(definition.steps.map((step) => copy(step, via)));
};
