import { localsOf } from '../../facts/bindings.js';
import { documentFunctions, functionMadeBy } from '../../facts/functions.js';
import { constantsIn, isSetAgain } from '../../ir/assignments.js';
import * as b from '../../ir/estree.js';
import { nodes } from '../../ir/walk.js';
import { unlikeKnown } from '../unlike.js';

/**
 * @typedef {import('../../ir/estree.js').Node} Node
 *
 * @typedef {object} Field what a value is read from
 * @property {number} at which argument it is a field of
 * @property {string} name
 */

const CHOOSES =
  /^(?:If|While|DoWhile|For|ForOf|ForIn|Try|Switch)Statement$|^(?:Conditional|Logical)Expression$/;

/** What sets a field, and the fields that the Record has, where its function makes it. */
const settingsAmong = (all, constants) =>
  all.flatMap((/** @type {any} */ { type, left, argument }) => {
    if (!/^(?:Assignment|Update)Expression$/.test(type)) return [];
    const { property, object } = left ?? argument;
    const properties = constants.get(object?.name)?.properties;
    return property ? [{ name: property.name, has: properties?.map(({ key }) => key.name) }] : [];
  });

/** What a function reads whatever its conditions say: what stands in front of the first of them. */
const readFirst = ({ body }) => {
  const list = body.type === 'BlockStatement' ? body.body : [b.returns(body)];
  const isStraight = (statement) => !nodes(statement).some(({ type }) => CHOOSES.test(type));
  const end = list.findIndex((statement) => !isStraight(statement));
  return nodes(end < 0 ? list : list.slice(0, end));
};

const settingsIn = (functions, program) => {
  const bodies = functions.map(({ code }) => nodes(code));
  const seen = new Set(bodies.flat());
  const others = nodes(program).filter((node) => !seen.has(node));
  return [
    ...bodies.flatMap((all) => settingsAmong(all, constantsIn(all))),
    ...settingsAmong(others, new Map()),
  ];
};

/** The fields that a closure reads of a variable in any case, if steps ask no Record whether it has one. */
const fieldsRead = (library, code, variable) => {
  if (library.count('HasField') > 0) return [];
  return readFirst(functionMadeBy(code)).flatMap((/** @type {any} */ { type, object, property }) =>
    type === 'MemberExpression' && object.name === variable ? [property.name] : [],
  );
};

/**
 * Whether no step sets a field of a Record that has certain others, or some of them.
 * @param {{name: string, has?: string[]}[]} settings
 * @param {string[]} fields that it has, too
 * @param {string} field
 */
const isNeverSet = (settings, fields, field) => {
  const others = fields.filter((other) => other !== field);
  const isOther = ({ has }) =>
    has !== undefined && others.length > 0 && !others.some((other) => has.includes(other));
  return settings.every(({ name, has }) => name !== field || isOther({ has }));
};

/** The field of another argument that an argument is. @returns {Field|undefined} */
const fieldOf = (/** @type {any} */ value, args, constants, isFixed) => {
  const read = value.type === 'Identifier' ? constants.get(value.name) : value;
  if (read?.type !== 'MemberExpression' || read.computed) return undefined;
  const at = args.findIndex(({ name }) => name !== undefined && name === read.object.name);
  const field = { at, name: read.property.name };
  return at >= 0 && isFixed(field) ? field : undefined;
};

/** Where a function object is made, and of what. */
const placesOf = (functions, maker) =>
  functions.flatMap(({ code }) => {
    const all = nodes(code);
    return all
      .filter(
        (/** @type {any} */ { type, callee }) => type === 'CallExpression' && callee.name === maker,
      )
      .map((/** @type {any} */ call) => ({ code, call, constants: constantsIn(all) }));
  });

/** The field that a value is wherever the function object is made. @returns {Field|undefined} */
const fieldEverywhere = (places, at, isFixed) => {
  const [first, ...others] = places.map(({ code, call: { arguments: args }, constants }) => {
    const field = args[at] && fieldOf(args[at], args, constants, isFixed);
    return field && !isSetAgain(code, args[field.at].name) ? field : undefined;
  });
  const isAlike = (other) => other?.at === first.at && other.name === first.name;
  return first && others.every(isAlike) ? first : undefined;
};

/** A closure reads the field itself. @returns {boolean} whether it could */
const readInside = (library, { code }, places, at, { at: holder, name }) => {
  const inner = functionMadeBy(code);
  const { name: variable } = code.params[at];
  const isFree = !isSetAgain(code, variable) && !isSetAgain(code, code.params[holder].name);
  if (!isFree || inner.body.type !== 'BlockStatement' || localsOf(inner).has(variable))
    return false;
  const read = b.declaration(
    'const',
    variable,
    b.member(b.identifier(code.params[holder].name), b.identifier(name)),
  );
  library.mark([read], code.origin, false);
  inner.body.body.unshift(read);
  code.params.splice(at, 1);
  for (const { call } of places) call.arguments.splice(at, 1);
  return true;
};

const MAKES = 'function Use(record, key) { return x => { use(key, record.Value, x); }; }';
const exampleOf = (reads, makes, more = '') =>
  `function f(record) { ${reads} } ${makes} function g(record) { use(record); ${more} }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'captured-fields',
  summary:
    'a closure reads a field of a Record that it captures, where the known one captures no more',
  sound:
    'No step sets the field of a Record that was made, so it makes no difference when it is read.',
  examples: [
    {
      reference: 'function Use(record) { return x => { use(record.Key, x); }; }',
      before: exampleOf(
        'const key = record.Key; return Use(record, key);',
        'function Use(record, key) { return x => { use(key, x); }; }',
      ),
      after: exampleOf(
        'const key = record.Key; return Use(record);',
        'function Use(record) { return x => { const key = record.Key; use(key, x); }; }',
      ),
    },
    {
      reference: 'function Use(record) { return x => { use(record.Key, x); }; }',
      before: exampleOf(
        'return Use(record, record.Key);',
        'function Use(record, key) { return x => { use(key, record.Value, x); }; }',
        'const cell = { Key: 1 }; cell.Key = 2;',
      ),
      after: exampleOf(
        'return Use(record);',
        'function Use(record) { return x => { const key = record.Key; use(key, record.Value, x); }; }',
        'const cell = { Key: 1 }; cell.Key = 2;',
      ),
    },
    ...[
      ['return Use(record, record.Key);', 'record.Key = record;'],
      ['return Use(record, record.Key);', 'return Use;'],
      [
        'return Use(record, record.Key);',
        'const cell = { Key: 1 }; if (HasField(cell, { Value: 1 })) { cell.Key = 2; }',
      ],
      ['record = g(record); return Use(record, record.Key);'],
      ['return Use(record, g(record));'],
    ].map(([reads, more]) => {
      const code = exampleOf(reads, MAKES, more);
      return {
        reference: 'function Use(record) { return x => { use(record.Key, x); }; }',
        before: code,
        after: code,
      };
    }),
  ],
  rewrite(library) {
    const functions = [...documentFunctions(library.program).values()];
    for (const entry of unlikeKnown(library)) {
      const { key, code, known } = entry;
      if (code.type !== 'FunctionDeclaration' || !functionMadeBy(code)) continue;
      if (known.params.length >= code.params.length) continue;
      const places = placesOf(functions, key);
      if (places.length === 0 || library.count(key) !== places.length + 1) continue;
      const settings = settingsIn(functions, library.program);
      const count = code.params
        .map((_, at) => at)
        .reverse()
        .filter((at) => {
          const field = fieldEverywhere(places, at, ({ at: holder, name }) =>
            isNeverSet(settings, fieldsRead(library, code, code.params[holder].name), name),
          );
          return field && readInside(library, entry, places, at, field);
        }).length;
      if (count > 0) library.did(key);
    }
  },
};
