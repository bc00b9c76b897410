import { remembered } from '../../spec/remembered.js';
import { isStore } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { fieldsOf } from '../ir/walk.js';
import { isQuietOperation } from './once.js';
import { callbackFieldIn, calleesIn, isCallOf, KEEP, makersIn } from './thens.js';

/**
 * Where steps show the function of a JobCallback Record to programs, or compare it, or ask programs about it
 * where they make the Record, what they have is the function itself: the one that is called in its context
 * stands beside it in the Record.
 *
 * @typedef {import('./translate.js').TranslatedFunction} Translated
 */

const FIELD = 'InContext';

/** What is asked about a function, which a function in its context answers alike. */
const ASKS = new Set(['IsCallable', 'GetFunctionRealm']);

/** @returns {Map<any, any>} by a node of some steps, the one around it */
const parentsIn = (body) =>
  new Map(
    b.nodes(b.block(body)).flatMap((parent) =>
      fieldsOf(parent)
        .flatMap((key) => parent[key])
        .filter(Boolean)
        .map((child) => [child, parent]),
    ),
  );

const isFieldRead = (/** @type {any} */ { type, property, computed }, field) =>
  type === 'MemberExpression' && !computed && property.name === field;

/** Where a variable or a parameter stands. */
const namedIn = (body, { name }) =>
  b
    .references(b.block(body))
    .filter(({ node, parent }) => node.name === name && parent.id !== node)
    .map(({ node }) => node);

/**
 * Whether steps do more with a function than to call it, or to ask what a function in its context answers
 * alike: they show it to programs, or compare it. What a variable holds, or an operation is given, is followed.
 *
 * @param {{body: any[]}} translated the steps that have it
 * @param {any} node the function
 * @param {{functions: Translated[], parentsOf: typeof parentsIn}} document
 * @param {Set<any>} seen nodes that are being asked about
 */
const isShown = ({ body }, node, document, seen = new Set()) => {
  if (seen.has(node)) return false;
  seen.add(node);
  const { type, id, callee, ...parent } = /** @type {any} */ (document.parentsOf(body).get(node));
  if (type === 'VariableDeclarator')
    return namedIn(body, id).some((use) => isShown({ body }, use, document, seen));
  if (type !== 'CallExpression') return true;
  const at = parent.arguments.indexOf(node);
  if (at === 0 && (isCallOf(callee.name) || ASKS.has(callee.name))) return false;
  const taker = document.functions.find(
    ({ spec }) => spec.kind === 'operation' && spec.name === callee.name,
  );
  const param = /** @type {any} */ (taker?.params[at]);
  return !param || namedIn(taker.body, param).some((use) => isShown(taker, use, document, seen));
};

/** Where steps make Records with the field. @returns {{record: any, value: any}[]} */
const recordsIn = ({ body }, field) =>
  b
    .nodes(b.block(body))
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((record) =>
      record.properties
        .filter(({ key }) => key.name === field)
        .map(({ value }) => ({ record, value })),
    );

/** Whether nothing but those who make the Records give them the function, which they have in a variable. */
const areMadeWhole = (functions, field) =>
  functions.every((translated) => {
    const all = b.nodes(b.block(translated.body));
    const sets = all.some((node) => isStore(node) && node.left.property?.name === field);
    return !sets && recordsIn(translated, field).every(({ value }) => value.type === 'Identifier');
  });

/**
 * @param {Translated[]} functions
 * @returns {string|undefined} the field of the function, where steps do so, and nothing but its Record says what
 *   they call
 */
export const seenCallback = (functions) => {
  const field = callbackFieldIn(functions);
  if (field === undefined) return undefined;
  const document = { functions, parentsOf: remembered(parentsIn, new Map()) };
  const isSeen = functions.some((translated) =>
    b
      .nodes(b.block(translated.body))
      .some((node) => isFieldRead(node, field) && isShown(translated, node, document)),
  );
  const makers = makersIn(functions, field);
  const isAsked = functions.some(
    ({ spec, body }) => makers.has(spec.name) && !isQuietOperation(body),
  );
  return (isSeen || isAsked) && areMadeWhole(functions, field) ? field : undefined;
};

/**
 * @param {Translated[]} functions changed in place
 * @param {string} field of the function
 * @param {(name: string) => import('../ir/estree.js').Node} use a primitive
 * @param {Set<string>} fields of the document
 */
export const keepBeside = (functions, field, use, fields) => {
  let name = FIELD;
  while (fields.has(name)) name += '_';
  for (const { record, value } of functions.flatMap((translated) => recordsIn(translated, field))) {
    const kept = b.call(use(KEEP), [{ ...value }]);
    record.properties.push(b.property(b.identifier(name), kept));
  }
  for (const { body } of functions)
    for (const callee of calleesIn(body, isCallOf))
      if (callee.property?.name === field) callee.property = b.identifier(name);
};
