import { ruleOf } from '../../spec/2-parse/parse.js';
import { parseOrigin } from '../ir/origin.js';
import { folded, merged } from './entries.js';
import { groupBy } from './group-by.js';

/**
 * What became of a step, an arm or a `?`, told by where its code stands, by the translator and by the
 * passes.
 *
 * @typedef {object} Entry
 * @property {'emitted'|'merged'|'specialised'|'folded'|'canonicalised'|'assertion'|'elided'|'note'|'given up'} disposition
 * @property {number[]} [lines] where it stands
 * @property {Loss[]} [lost] what nobody can rely on any more, of a step that is given up or stands
 * @property {string[]} [with] merged: the steps that share its code
 * @property {string} [why] merged
 * @property {string} [proved] folded, canonicalised: what makes it superfluous
 * @property {string} [pass] folded: by which pass; by the translator without one
 * @property {string} [rule] canonicalised: by which rule of the normal form
 * @property {boolean} [kept] of an assertion: whether it became a test
 * @property {Copy[]} [copies] where a pass made copies: the first one, and those
 * @property {Elision[]} [elided] paths that do without it
 * @property {number[]} [support] where code of a pass stands for it
 *
 * @typedef {{pass: string, why: string}} Loss by an unsound pass
 * @typedef {{in?: string, pass?: string, guards?: string[], lines: number[]}} Copy in which function
 *   that a pass made, for which of its guards
 * @typedef {{in?: string, pass: string, guards: string[]}} Elision in which function it is left out;
 *   without one, the code is there and does not run where the guards hold
 *
 * @typedef {object} Place where a step stands
 * @property {string} key
 * @property {number} line
 * @property {string} owner the step whose code it is; another one where a statement does both
 * @property {{in: string, pass: string}} [home] the function, if a pass made it
 * @property {boolean} [support] whether it is code of a pass, which stands for the step
 */

const unique = (list) => [...new Set(list)];
const sorted = (lines) => unique(lines).sort((a, b) => a - b);

/** @param {{name: string, unsound?: string}} pass @returns {Loss} */
const lossBy = ({ name, unsound }) => ({ pass: name, why: unsound });

const reachOf = (uses, name) => {
  const all = new Set(uses.get(name));
  for (const used of all) for (const next of uses.get(used)) all.add(next);
  return all;
};

const clauseOf = (key) => parseOrigin(key).clause;

export class Dispositions {
  /**
   * @param {Place[]} places
   * @param {object} told
   * @param {Map<string, Entry>} told.facts what the translator says of steps without code
   * @param {import('../5-optimise/optimise.js').Pass[]} told.passes
   * @param {import('../5-optimise/optimise.js').PassReport[]} told.report
   * @param {Map<string, Set<string>>} told.uses functions that passes made, and which of them each names
   */
  constructor(places, { facts, passes, report, uses }) {
    /** what a function goes on with: all that passes made and that it names, and what those name */
    this.reach = new Map([...uses.keys()].map((name) => [name, reachOf(uses, name)]));
    this.facts = facts;
    this.report = report;
    this.passes = new Map(passes.map((pass) => [pass.name, pass]));
    this.removedBy = new Map(
      report.flatMap(({ name, removed }) => removed.map((step) => [step, this.passes.get(name)])),
    );
    const statements = places.filter(({ support }) => !support);
    this.places = groupBy(statements, ({ key }) => key);
    this.support = groupBy(
      places.filter(({ support }) => support),
      ({ key }) => key,
    );
    /** functions that passes made, by the clause that they are of */
    this.added = new Map(
      [
        ...groupBy(
          statements.filter(({ home }) => home),
          ({ key }) => clauseOf(key),
        ),
      ].map(([clause, standing]) => [
        clause,
        [...groupBy(standing, ({ home }) => home.in).values()].map((copy) => ({
          home: copy[0].home,
          keys: new Set(copy.map(({ key }) => key)),
        })),
      ]),
    );
    /** what passes bypass, by step */
    this.bypassed = groupBy(
      report.flatMap(({ name, bypassed = [] }) =>
        bypassed.flatMap(({ steps, guards }) =>
          [...new Set(steps)].map((step) => ({ step, pass: name, guards })),
        ),
      ),
      ({ step }) => step,
    );
  }

  guardsOf(pass) {
    return this.passes.get(pass).guards.map(({ name }) => name);
  }

  /**
   * @param {import('./entries.js').Entry} entry
   * @returns {Entry|undefined} undefined where nobody said it
   */
  of(entry) {
    const disposition = this.places.has(entry.key) ? this.standing(entry.key) : this.absent(entry);
    const support = this.support.get(entry.key);
    return disposition && support
      ? { ...disposition, support: sorted(support.map(({ line }) => line)) }
      : disposition;
  }

  /** @returns {Entry} */
  standing(key) {
    const places = this.places.get(key);
    const copies = this.copies(places);
    const elided = this.elisions(key);
    const more = {
      lines: sorted(places.map(({ line }) => line)),
      ...(copies.length > 1 ? { copies } : {}),
      ...(elided.length > 0 ? { elided } : {}),
      ...this.losses(key),
    };
    if (places.every(({ owner }) => owner !== key)) {
      const owners = unique(places.map(({ owner }) => owner));
      return { ...merged(owners, 'one statement does both'), ...more };
    }
    if (copies.length > 1) return { disposition: 'specialised', ...more };
    return { disposition: elided.length > 0 ? 'elided' : 'emitted', ...more };
  }

  /** @returns {Entry|undefined} */
  absent({ key, step }) {
    if (step.node.kind === 'Note') return { disposition: 'note' };
    if (step.node.kind === 'DoNothing') return folded('nothing is to be done');
    if (ruleOf(step.node).asserts) return { disposition: 'assertion', kept: false };
    if (this.facts.has(key)) return this.facts.get(key);
    const pass = this.removedBy.get(key);
    if (pass?.canonical)
      return { disposition: 'canonicalised', rule: pass.name, proved: pass.sound };
    if (pass?.unsound) return { disposition: 'given up', lost: [lossBy(pass)] };
    return pass && { ...folded(pass.sound ?? pass.summary), pass: pass.name };
  }

  /** What unsound passes gave up of a step that stands. */
  losses(key) {
    const by = this.report.filter(({ lost = [] }) => lost.includes(key));
    return by.length > 0 ? { lost: by.map(({ name }) => lossBy(this.passes.get(name))) } : {};
  }

  /** The functions that a step stands in: one that no pass made, and those that passes made. */
  copies(places) {
    return [...groupBy(places, ({ home }) => home?.in).values()].map((copy) => {
      const [{ home }] = copy;
      const lines = sorted(copy.map(({ line }) => line));
      return home ? { ...home, guards: this.guardsOf(home.pass), lines } : { lines };
    });
  }

  /** The paths that do without a step: copies that lack it, and bypasses that passes report. */
  elisions(key) {
    const functions = this.added.get(clauseOf(key)) ?? [];
    const homes = functions.map(({ home }) => home);
    const having = functions.filter(({ keys }) => keys.has(key)).map(({ home }) => home.in);
    const leadsTo = (from, to) => from !== to && this.reach.get(from).has(to);
    const lacking = homes
      .filter((home) => !homes.some((other) => leadsTo(other.in, home.in))) // a part of that one
      .filter((home) => !having.some((name) => name === home.in || leadsTo(home.in, name)))
      .map((home) => ({ ...home, guards: this.guardsOf(home.pass) }));
    const bypassed = this.bypassed.get(key) ?? [];
    return [...lacking, ...bypassed.map(({ pass, guards }) => ({ pass, guards }))];
  }
}
