import { plainText } from '../../spec/1-read/plain.js';
import { ruleOf } from '../../spec/2-parse/parse.js';
import { nodes } from '../ir/estree.js';
import { passOf } from '../ir/origin.js';
import { copy } from '../ir/pattern.js';
import { keyOf } from '../ledger/entries.js';
import { headingsBy } from './headings.js';
import { legendOf } from './legend.js';
import { COMMENTS, partsOf, rolesOf, soleMaker, STATEMENT } from './roles.js';
import { addBanners } from './sections.js';
import { addUnshown } from './unshown.js';

/**
 * What an auditor needs beside the code, and only the finished library can tell: which clause a step
 * is of, why a step has no code, who made a function, what the slots hold.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../ir/estree.js').Comment} Comment
 * @typedef {import('./roles.js').Role} Role
 *
 * @typedef {object} Known
 * @property {import('../5-optimise/optimise.js').Pass[]} passes
 * @property {import('../5-optimise/optimise.js').PassReport[]} report
 * @property {Map<string, import('../ledger/dispositions.js').Entry>} facts of steps without code
 * @property {import('../../spec/1-read/document.js').Document} document
 * @property {import('../ledger/entries.js').Entry[]} entries
 */

/** Steps of the clause that the heading names have their path alone. */
const placeOf = ({ clause, path }, role) =>
  clause === role.clause ? `${path}.` : `${clause.number}, ${path}.`;

/**
 * Why a step has no code where its comment stands.
 * @returns {(step: import('../../spec/2-parse/parse.js').ParsedStep, role: Role) => string}
 */
const reasonsBy = (roles, { report, facts }) => {
  const homes = new Map();
  for (const { name, steps } of roles)
    for (const key of steps) homes.set(key, homes.get(key) ?? name);
  const removedBy = new Map(
    report.flatMap(({ name, removed }) => removed.map((key) => [key, name])),
  );
  return (step, role) => {
    const key = keyOf(step);
    if (role.steps.has(key) || ruleOf(step.node).asserts || step.node.kind === 'Note') return '';
    if (homes.has(key)) return ` [in ${homes.get(key)}]`;
    const { proved } = facts.get(key) ?? {};
    if (proved) return ` [no code: ${proved}]`;
    return removedBy.has(key) ? ` [by ${removedBy.get(key)}]` : '';
  };
};

/** Lists of comments are shared with the tree that is annotated: each gets a new one. */
const rewriteComments = (node, rewrite) => {
  for (const key of COMMENTS) if (node[key]) node[key] = node[key].map(rewrite);
};

/** Of a clause without code: its name, and what made its steps superfluous. */
const absence = (steps, reasonOf) => {
  const [{ clause }] = steps;
  const reasons = new Set(steps.map((step) => reasonOf(step, { steps: new Set() })));
  return `${clause.number} ${plainText(clause.name)}${[...reasons].join('')}`;
};

const stepsShown = (parts) =>
  new Set(
    parts.flatMap((part) => COMMENTS.flatMap((key) => part[key] ?? [])).map(({ step }) => step),
  );

/** What is said of a step is not said again of the steps in it. */
const annotateSteps = (node, role, reasonOf) => {
  const parts = partsOf(node);
  const shown = stepsShown(parts);
  const noteOf = (step) => {
    const reason = reasonOf(step, role);
    const { parent } = step;
    return parent && shown.has(parent) && reasonOf(parent, role) === reason ? '' : reason;
  };
  const rewrite = (comment) => {
    const { step } = comment;
    if (!step) return comment;
    const text = `${placeOf(step, role)} ${plainText(step.sentence)}${noteOf(step)}`;
    return { ...comment, value: ` ${text}` };
  };
  for (const part of parts) rewriteComments(part, rewrite);
};

/** A variable that gets its value later belongs to what follows. */
const isEmpty = ({ declarations }) =>
  declarations && declarations[0].init?.type !== 'ObjectExpression';

/** The pass that put a statement among those of steps. */
const adderOf = (node) =>
  node.support && STATEMENT.test(node.type) && !isEmpty(node)
    ? node.origin?.map(passOf).findLast(Boolean)
    : undefined;

/**
 * Such statements name their pass: the first one of several, and none inside of one of the pass;
 * those beside functions have headings.
 */
const annotateAdded = (node, role, headed) => {
  const inside = new Map();
  for (const { body: list } of partsOf(node)) {
    if (!Array.isArray(list) || headed.includes(list)) continue;
    const adders = list.map(adderOf);
    list.forEach((statement, at) => {
      if (!adders[at]) return;
      for (const part of partsOf(statement).slice(1)) inside.set(part, adders[at]);
      if (adders[at] === role.pass || adders[at] === adders[at - 1]) return;
      if (inside.get(statement) === adders[at] || statement.leadingComments?.length > 0) return;
      statement.leadingComments = [{ type: 'Line', value: ` By ${adders[at]}.` }];
    });
  }
};

/** What stands beside functions: what was declared by a pass has a heading once. */
const roleBeside = (node, previous) => {
  const pass = soleMaker(node);
  if (!pass || pass === (previous && soleMaker(previous))) return undefined;
  const name = node.declarations?.[0].id.name;
  return { name, pass, steps: new Set(), paths: [] };
};

const addHeadings = (list, roles, headingOf) => {
  list.forEach((node, at) => {
    const role = roles.get(node) ?? roleBeside(node, list[at - 1]);
    if (!role?.pass) return;
    const others = (node.leadingComments ?? []).filter(({ clause }) => !clause);
    node.leadingComments = [...headingOf(role), ...others];
  });
};

/**
 * @param {Node} program
 * @param {Known} known
 * @returns {Node} a copy with the comments that a reader gets
 */
export const annotate = (program, known) => {
  const annotated = copy(program);
  const all = nodes(annotated);
  const roles = rolesOf(all, known.report);
  const reasonOf = reasonsBy([...roles.values()], known);
  const lists = [annotated.body, ...libraryLists(all)];
  const absent = addUnshown(roles, known.entries).map((steps) => absence(steps, reasonOf));
  for (const [node, role] of roles) {
    annotateSteps(node, role, reasonOf);
    if (role.clause) annotateAdded(node, role, lists);
  }
  for (const list of lists) addHeadings(list, roles, headingsBy(known.passes));
  addBanners(annotated, lists, known.passes, known.document.byId);
  const [head] = annotated.body[0].leadingComments ?? [];
  if (head) annotated.body[0].leadingComments = [legendOf(head, annotated, known.report, absent)];
  return annotated;
};

/** The list of statements that the functions of the library are in. */
const libraryLists = (all) =>
  all
    .map(({ body }) => body)
    .filter((list) => Array.isArray(list) && list.some(isFunction) && list.some(isExport));

const isFunction = ({ type }) => type === 'FunctionDeclaration';

const isExport = ({ type, argument }, index, list) =>
  type === 'ReturnStatement' &&
  argument?.type === 'Identifier' &&
  index === list.length - 1 &&
  list.length > 5;
