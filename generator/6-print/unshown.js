import { isPart } from '../ir/origin.js';
import { groupBy } from '../ledger/group-by.js';
import { keyOf } from '../ledger/entries.js';
import { COMMENTS, partsOf } from './roles.js';

/**
 * Steps whose comments went with their code: each gets one again, beside the step before it, and says
 * there why it has no code. Clauses of which nothing is left are given back, for the legend.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/2-parse/parse.js').ParsedStep} Step
 * @typedef {{node: Node, field: string}} Place a list of comments
 */

const commentsOf = (code) => {
  const places = [];
  for (const node of partsOf(code)) {
    for (const field of COMMENTS) {
      const comments = node[field];
      if (comments) for (const { step } of comments) if (step) places.push({ step, node, field });
    }
  }
  return places;
};

/** @returns {Map<string, Place>} where steps are shown, in a function of their clause if there is one */
const placesOf = (roles) => {
  const comments = [...roles].flatMap(([code, role]) =>
    commentsOf(code).map((place) => ({
      ...place,
      rank: Number(place.step.clause !== role.clause) * 2 + Number(role.pass !== undefined),
    })),
  );
  const ranked = comments.sort((a, b) => b.rank - a.rank); // the best one is set last
  return new Map(ranked.map(({ step, node, field }) => [keyOf(step), { node, field }]));
};

/** The step before one among its siblings, or the step that it is in. */
const stepBefore = (step) => step.siblings[step.siblings.indexOf(step) - 1] ?? step.parent;

/** Behind the step before it and what is inside of that. */
const indexFor = (list, before, rankOf, step) => {
  const anchor = list.findIndex((comment) => comment.step === before);
  if (anchor < 0) return 0;
  let index = anchor + 1;
  const isInside = (comment) => comment.isAdded || (comment.step && !list[anchor].isAdded);
  while (index < list.length && isInside(list[index]) && rankOf(list[index].step) < rankOf(step))
    index++;
  return index;
};

/** @param {Step[]} steps of one clause, some of which are shown */
const addMissing = (steps, places) => {
  const rankOf = (step) => steps.indexOf(step);
  const first = places.get(keyOf(steps.find((step) => places.has(keyOf(step)))));
  for (const step of steps) {
    if (places.has(keyOf(step))) continue;
    const before = stepBefore(step);
    const place = (before && places.get(keyOf(before))) ?? first;
    const list = place.node[place.field];
    const comment = { type: 'Line', value: '', step, isAdded: true };
    // lists are shared with the tree that was copied: this one is new
    place.node[place.field] = list.toSpliced(indexFor(list, before, rankOf, step), 0, comment);
    places.set(keyOf(step), place);
  }
};

/**
 * @param {Map<Node, import('./roles.js').Role>} roles functions, whose comments are changed in place
 * @param {import('../ledger/entries.js').Entry[]} entries
 * @returns {Step[][]} the steps of each clause that no function shows
 */
export const addUnshown = (roles, entries) => {
  const places = placesOf(roles);
  const steps = entries.filter(({ key }) => !isPart(key)).map(({ step }) => step);
  const clauses = [...groupBy(steps, ({ clause }) => clause).values()];
  const isShown = (step) => places.has(keyOf(step));
  for (const clause of clauses) if (clause.some(isShown)) addMissing(clause, places);
  return clauses.filter((clause) => !clause.some(isShown));
};
