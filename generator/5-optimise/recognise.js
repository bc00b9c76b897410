import { lazy } from '../../spec/remembered.js';
import { mentions } from '../facts/bindings.js';
import { effectsOf } from '../facts/effects.js';
import { definitions, documentFunctions, libraryList } from '../facts/functions.js';
import { block, nodes } from '../ir/estree.js';
import { settleAgain } from './again.js';
import { isReturn, isStatement } from '../ir/statements.js';
import { findNode, isFunction } from '../ir/walk.js';
import { placesOf, takeForm } from './adopted.js';
import { align, EXACTLY } from './align.js';
import { setDescriptionsAside } from './described.js';
import { foreignOf } from './foreign.js';
import { callersGet, furtherOf } from './further.js';
import { keepSteps, originsIn } from './kept-steps.js';
import { separateLocals, separateOperations } from './names.js';
import { simplified } from './simplify.js';
import { onlyTells } from './told.js';
import { isSame } from './unlike.js';

/**
 * Which functions of a document are those of its reference, the document that the passes were
 * verified with. A function that differs by nothing that can be told takes the reference's form:
 * its names, its order of steps, nothing factored out. What is left keeps names of its own that no
 * pass can meet.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 */

/** Operations of the document that the reference does not have: steps may have been factored out to them. */
const added = (functions, reference) =>
  new Map(
    [...functions]
      .filter(([key, { code }]) => !reference.has(key) && code.type === 'FunctionDeclaration')
      .map(([key, { code }]) => [key, code]),
  );

/** Tries as it stands, then without what only names parts of it, at last with steps that do anything. */
const equal = (entry, other, { effects, further, foreign }, operations) => {
  const { key } = entry;
  const facts = (code) => ({
    effectsOf: (statement) => effects().apart(statement, code),
    isStep: (statement, names) => further().isStep(statement, { code, key, names }),
    isSlot: (element, list) => further().isSlot(element, list),
    ofAnyKind: true,
    isParameter: (parameter) => further().isParameter(parameter, { code: entry.code, key }),
    isForeign: () => false,
    isTold: (statement, place) =>
      onlyTells(statement) && foreign().isForeign(statement, { ...place, code, key }),
  });
  const direct = align(entry.code, other.code, facts(entry.code));
  if (direct.pairs) return direct;
  const short = simplified(entry.code, operations).code;
  const { code, twins } = simplified(other.code, new Map());
  const { pairs, added, omitted, apart, more, names } = align(short, code, facts(short));
  if (!pairs || apart.size > 0) {
    const isForeign = (statement, place) =>
      foreign().isForeign(statement, { ...place, code: entry.code, key });
    const alignment = align(entry.code, other.code, { ...facts(entry.code), isForeign });
    return alignment.pairs ? alignment : direct;
  }
  const ofReference = (map) => new Map([...map].map(([node, value]) => [twins.get(node), value]));
  return {
    pairs: ofReference(pairs),
    added: ofReference(added),
    foreign: new Set(),
    omitted: new Set([...omitted].map((node) => twins.get(node))),
    more,
    names,
  };
};

/** What passes go around: what these do first, those do who call them. */
const GONE_AROUND = ['CreateResolvingFunctions', 'NewPromiseCapability'];

const giveToCallers = (functions, reference, key, kinds) => {
  const entry = kinds[0].has(key) && functions.get(key);
  if (!entry) return;
  const known = reference.get(key).code;
  const list = entry.code.body.body;
  const count = list.length - known.body.body.length;
  const rest = { ...entry.code, body: block(list.slice(count)) };
  // what returns there would end who calls it
  if (findNode(list.slice(0, count), isReturn, (node) => !isFunction(node))) return;
  if (!align(rest, known, EXACTLY).pairs) return;
  const callers = callersGet(functions, key, count);
  for (const steps of callers ? kinds.filter((map) => map.delete(key)) : [])
    for (const [by, step] of callers) if (!steps.has(by)) steps.set(by, step);
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
    keepSteps(functions.get(caller).code, originsIn(code.body));
    removeLeft(program, functions, reference, callers);
    return;
  }
};

/** @param {any} code of the document @param {any} known @param {any} twins */
const adopt = (code, known, { pairs, placed, functions, omitted, apart, more }) => {
  if (!isSame(code, known))
    takeForm(code, known, { pairs, placed, functions, omitted, apart, more });
};

/**
 * @typedef {object} Recognition
 * @property {Map<string, DocumentFunction>} functions of the document
 * @property {Map<string, Node>} definitions of properties in the document
 * @property {Map<string, DocumentFunction>} reference
 * @property {Map<string, Node>} referenceDefinitions
 * @property {Map<string, Node|undefined>} differing functions that are not the reference's, and where they differ
 * @property {boolean} settlesAgain whether promises may be settled twice: see again.js
 * @property {Map<string, Node>} further functions that are the reference's but for steps beside, and the first of these
 * @property {Map<string, Node>} foreign those among them whose steps may do anything
 * @property {Set<string>} foreignFunctions names of the functions that do these
 *
 * @param {Node} program as translated; its functions take the reference's form, or names of their own
 * @param {Node} other the reference, translated for the same target
 * @param {import('../targets/index.js').Target} target
 * @returns {Recognition}
 */
export const recognise = (program, other, target) => {
  const reference = documentFunctions(other);
  separateOperations(program, new Set(reference.keys()));
  const functions = documentFunctions(program);
  const describeAgain = setDescriptionsAside(functions, reference);
  const facts = {
    effects: lazy(() => effectsOf(functions)),
    further: lazy(() => furtherOf(functions, reference, target)),
    foreign: lazy(() => foreignOf(functions, reference, target, facts.further())),
  };
  const operations = added(functions, reference);
  const callers = mentions(functions);
  const [differing, further, foreign] = [new Map(), new Map(), new Map()];
  const [taken, outside] = [new Set(functions.keys()), new Map()];
  for (const [key, entry] of functions) {
    const known = reference.get(key);
    const alignment = known ? equal(entry, known, facts, operations) : { differs: entry.code };
    const { pairs, added, differs } = /** @type {ReturnType<typeof align>} */ (alignment);
    const places = pairs && placesOf(entry, alignment, taken);
    if (!places) {
      differing.set(key, differs);
      continue;
    }
    const isMore = (step) => isStatement(step) && !onlyTells(step);
    const steps = [...added.values()].flat().filter(isMore);
    if (steps.length > 0) further.set(key, steps[0]);
    const [strange] = steps.filter((step) => alignment.foreign.has(step));
    if (strange) foreign.set(key, strange);
    for (const code of places.functions) outside.set(code, entry.code);
    adopt(entry.code, known.code, { ...alignment, ...places });
  }
  describeAgain();
  for (const [code, by] of outside) {
    const list = libraryList(program);
    list.splice(list.findIndex((statement) => nodes(statement).includes(by)) + 1, 0, code);
    functions.set(code.id.name, { key: code.id.name, code });
    differing.set(code.id.name, code);
  }
  for (const key of GONE_AROUND) giveToCallers(functions, reference, key, [further, foreign]);
  removeLeft(program, functions, reference, callers);
  for (const key of [...differing.keys()]) {
    if (functions.has(key)) separateLocals(functions.get(key).code);
    else differing.delete(key);
  }
  for (const key of reference.keys()) if (!functions.has(key)) differing.set(key, undefined);
  return {
    settlesAgain: settleAgain(functions, differing, { further, foreign }, target),
    functions,
    definitions: definitions(program),
    reference,
    referenceDefinitions: definitions(other),
    differing,
    further,
    foreign,
    foreignFunctions: new Set([...outside.keys()].map(({ id }) => id.name)),
  };
};
