import { mentions } from '../facts/bindings.js';
import { effectsOf } from '../facts/effects.js';
import { definitions, documentFunctions } from '../facts/functions.js';
import { nodes } from '../ir/estree.js';
import { same } from '../ir/pattern.js';
import { align } from './align.js';
import { separateLocals, separateOperations } from './names.js';
import { simplified } from './simplify.js';

/**
 * Which functions of a document are those of its reference, the document that the passes were
 * verified with. A function that differs by nothing that can be told takes the reference's form:
 * its names, its order of steps, nothing factored out. What is left keeps names of its own that no
 * pass can meet.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 */

/** A node of the reference, as the document's own steps have it. */
const adopted = (value, pairs, origin) => {
  if (Array.isArray(value)) return value.map((item) => adopted(item, pairs, origin));
  if (value === null || typeof value !== 'object') return value;
  const known = pairs.get(value);
  if (known?.type === 'NewExpression' && /^\$\w*Error$/.test(known.callee.name)) return known;
  const from = known?.origin ?? origin;
  const node = { origin: from };
  for (const [key, field] of Object.entries(value)) {
    if (key === 'origin' || key.endsWith('Comments')) continue;
    node[key] = adopted(field, pairs, from);
  }
  for (const key of ['leadingComments', 'trailingComments'])
    if (known?.[key]) node[key] = known[key];
  return node;
};

const stepsIn = (tree) => new Set(nodes(tree).flatMap(({ origin }) => origin ?? []));

/** Steps that have no statement of their own any more stand with the first one. */
const keepSteps = (code, steps) => {
  const left = stepsIn(code.body);
  const lost = [...steps].filter((key) => !left.has(key));
  const first = code.body.body[0] ?? code.body;
  if (lost.length > 0) first.origin = [...new Set([...first.origin, ...lost])];
};

const takeForm = (code, reference, pairs) => {
  const steps = stepsIn(code.body);
  code.params = adopted(reference.params, pairs, code.origin ?? code.body.origin);
  code.body = adopted(reference.body, pairs, code.body.origin ?? code.origin);
  keepSteps(code, steps);
};

/** Operations of the document that the reference does not have: steps may have been factored out to them. */
const added = (functions, reference) =>
  new Map(
    [...functions]
      .filter(([key, { code }]) => !reference.has(key) && code.type === 'FunctionDeclaration')
      .map(([key, { code }]) => [key, code]),
  );

/** Tries as it stands, then without what only names parts of it. */
const equal = (entry, other, facts, operations) => {
  const within = (code) => (statement) => facts().within(statement, code);
  const direct = align(entry.code, other.code, within(entry.code));
  if (direct.pairs) return direct;
  const short = simplified(entry.code, operations).code;
  const wanted = simplified(other.code, new Map());
  const { pairs } = align(short, wanted.code, within(short));
  if (!pairs) return direct;
  return { pairs: new Map([...pairs].map(([node, from]) => [wanted.twins.get(node), from])) };
};

/** Functions that nothing mentions any more, since their steps stand where they were called. */
const removeLeft = (program, functions, reference, callers) => {
  const named = mentions(functions);
  for (const [key, code] of added(functions, reference)) {
    if ([...(named.get(key) ?? [])].some((by) => by !== key)) continue;
    const caller = [...(callers.get(key) ?? [])].find((by) => functions.has(by) && by !== key);
    if (!caller) continue; // nothing ever called it
    for (const { body } of nodes(program)) {
      if (Array.isArray(body) && body.includes(code)) body.splice(body.indexOf(code), 1);
    }
    functions.delete(key);
    keepSteps(functions.get(caller).code, stepsIn(code.body));
    removeLeft(program, functions, reference, callers);
    return;
  }
};

/** What is computed when somebody asks for it. */
const lazy = (make) => {
  let value;
  return () => (value ??= make());
};

/**
 * @typedef {object} Recognition
 * @property {Map<string, DocumentFunction>} functions of the document
 * @property {Map<string, Node>} definitions of properties in the document
 * @property {Map<string, DocumentFunction>} reference
 * @property {Map<string, Node>} referenceDefinitions
 * @property {Map<string, Node|undefined>} differing functions that are not the reference's, and where they differ
 *
 * @param {Node} program as translated; its functions take the reference's form, or names of their own
 * @param {Node} other the reference, translated for the same target
 * @returns {Recognition}
 */
export const recognise = (program, other) => {
  const reference = documentFunctions(other);
  separateOperations(program, new Set(reference.keys()));
  const functions = documentFunctions(program);
  const facts = lazy(() => effectsOf(functions));
  const operations = added(functions, reference);
  const callers = mentions(functions);
  const differing = new Map();
  for (const [key, entry] of functions) {
    const known = reference.get(key);
    const { pairs, differs } = known
      ? equal(entry, known, facts, operations)
      : { differs: entry.code };
    if (!pairs) differing.set(key, differs);
    else if (
      !same(entry.code.body, known.code.body) ||
      !same(entry.code.params, known.code.params)
    ) {
      takeForm(entry.code, known.code, pairs);
    }
  }
  removeLeft(program, functions, reference, callers);
  for (const key of [...differing.keys()]) {
    if (functions.has(key)) separateLocals(functions.get(key).code);
    else differing.delete(key);
  }
  for (const key of reference.keys()) if (!functions.has(key)) differing.set(key, undefined);
  return {
    functions,
    definitions: definitions(program),
    reference,
    referenceDefinitions: definitions(other),
    differing,
  };
};
