import { clauseName } from '../1-read/document.js';
import { SpecError } from '../1-read/error.js';
import { nearest } from '../1-read/nearest.js';
import { ruleOf, writePart } from '../2-parse/parse.js';
import { DEFINES, definedBy } from './defined.js';
import { checkParameters } from './parameters.js';
import { walk, walkSteps } from './program.js';

/**
 * What is wrong with steps that are read: a second `Let` of a variable, a variable that not every
 * way sets, steps that nothing reaches, a value that a slot is held against and never has.
 *
 * @typedef {import('../2-parse/parse.js').ParsedStep} ParsedStep
 * @typedef {import('../2-parse/grammar.js').Node} Node
 *
 * @typedef {Map<string, 'here'|'around'|'maybe'|'function'>} Known variables that are set: on every way,
 *   in these steps or before the arm that they are; or on some ways alone; or by a heading, which names
 *   the function object
 */

const errorAt = ({ place, path, sentence, clause }, problem, expected) =>
  new SpecError(problem, { ...place, clause: clauseName(clause), step: path, sentence, expected });

/** Steps that say what is true anyway, which may be of other ways. */
const isSilent = ({ node }) => Boolean(ruleOf(node)?.asserts) || node.kind === 'Note';

const ENDS = new Set(['Return', 'Throw', 'ThrowValue', 'NextJob', 'ReturnClosure']);
const CLOSURES = new Set(['LetClosure', 'ReturnClosure']);

/** Those that bring a new variable, which must not be there. */
const NEW = new Set(['Let', 'LetAll', 'LetClosure']);

/** Every completion has one of these types, whoever made it. */
const COMPLETION_TYPES = new Set(['~normal~', '~throw~', '~return~', '~break~', '~continue~']);

/** The variables whose values a step takes; where it sets one, not that. */
const readBy = (node) => {
  const set = walk(node).flatMap(({ kind, place, places }) =>
    kind === 'Set' ? [place] : kind === 'SetAll' ? places.items : [],
  );
  return walk(node).flatMap((part) => {
    if (part.closure) return [part.closure];
    return part.kind === 'Variable' && !set.includes(part) ? [part.name] : [];
  });
};

/** What is known behind several ways, of which some may have ended. @param {(Known|undefined)[]} ways */
const join = (ways) => {
  const open = ways.filter((way) => way !== undefined);
  if (open.length === 0) return undefined;
  const names = new Set(open.flatMap((way) => [...way.keys()]));
  const isSet = (name) => open.every((way) => way.has(name) && way.get(name) !== 'maybe');
  const isFunction = (name) => open.every((way) => way.get(name) === 'function');
  const how = (name) => (isFunction(name) ? 'function' : isSet(name) ? 'here' : 'maybe');
  return new Map([...names].map((name) => [name, how(name)]));
};

/** Older editions write a `Let` in an arm where newer ones write `Set`. @param {Known} known @returns {Known} */
const inArm = (known) =>
  new Map([...known].map(([name, where]) => [name, where === 'here' ? 'around' : where]));

/** The flow through the steps of one algorithm. */
class Flow {
  /** @param {(error: SpecError) => void} report */
  constructor(report) {
    this.report = report;
  }

  /**
   * @param {ParsedStep[]} steps
   * @param {Known} known before them
   * @returns {Known|undefined} behind them, where anything gets there
   */
  steps(steps, known) {
    let current = known;
    for (let at = 0; at < steps.length;) {
      const step = steps[at];
      if (current === undefined) {
        const rest = steps.slice(at).find((step) => !isSilent(step));
        if (rest)
          this.report(
            errorAt(
              rest,
              'nothing reaches this step',
              'no step behind one that ends the algorithm',
            ),
          );
        return undefined;
      }
      const length = this.chainAt(steps, at);
      current =
        length > 0 ? this.chain(steps.slice(at, at + length), current) : this.step(step, current);
      at += Math.max(length, 1);
    }
    return current;
  }

  chainAt(steps, at) {
    const place = (index) => steps[index] && ruleOf(steps[index].node)?.chain;
    if (!place(at)) return 0;
    let end = at + 1;
    while (place(end) === 'continues') end++;
    return end - at + (place(end) === 'ends' ? 1 : 0);
  }

  chain(group, known) {
    let before = known;
    const ways = group.map((step) => {
      const { condition, inline } = step.node;
      before = condition ? this.sentence(step, condition, before) : before;
      return inline
        ? this.ending(inline, this.sentence(step, inline, inArm(before)))
        : this.steps(step.steps, inArm(before));
    });
    return join(group.at(-1).node.condition ? [...ways, before] : ways);
  }

  step(step, known) {
    const { node } = step;
    if (isSilent(step)) return known;
    const behind = this.sentence(step, node, known);
    if (CLOSURES.has(node.kind)) {
      // what it does not capture is not there: a variable of that name is another one
      const captured = node.captures.filter((name) => behind.has(name));
      const inside = new Map([
        ...captured.map((name) => [name, behind.get(name)]),
        ...node.parameters.map((name) => [name, 'here']),
      ]);
      this.steps(step.steps, /** @type {Known} */ (inside));
    } else if (ruleOf(node).loop) {
      this.steps(step.steps, behind);
      return node.kind === 'Repeat' ? undefined : known;
    }
    return this.ending(node, behind);
  }

  ending(node, known) {
    return ENDS.has(node.kind) ? undefined : known;
  }

  /** @param {ParsedStep} step @param {Node} node the sentence, or a part of it @param {Known} known */
  sentence(step, node, known) {
    const bound = new Set(definedBy(node).filter((name) => !known.has(name)));
    for (const name of new Set(readBy(node))) {
      if (known.get(name) === 'maybe' && !bound.has(name))
        this.report(
          errorAt(
            step,
            `the variable _${name}_ is not set on every way to this step`,
            'a step on each way that sets it',
          ),
        );
    }
    const behind = new Map(known);
    for (const part of walk(node)) {
      for (const name of DEFINES[part.kind]?.(part) ?? []) {
        const isFunction = known.get(name) === 'function';
        const isActive = part.value?.kind === 'ActiveFunction';
        const isNew = NEW.has(part.kind) && !readBy(part).includes(name);
        const again = isFunction || (isNew && known.get(name) === 'here');
        // a heading may name the function object that a first step names again
        if (again && !isActive)
          this.report(
            errorAt(
              step,
              `the variable _${name}_ is there already`,
              isFunction ? 'another name' : `Set _${name}_ to, or another name`,
            ),
          );
        behind.set(name, 'here');
      }
    }
    return behind;
  }
}

/** The text of a constant, as its document writes it. */
const constantOf = (node) => {
  if (node?.kind === 'Enum') return `~${node.name}~`;
  return node?.kind === 'Literal' && node.literal.type === 'string' ? writePart(node) : undefined;
};

/** Constants that slots get, by the slot; undefined of one that gets anything else. */
const valuesOf = (algorithms) => {
  const values = new Map();
  const add = (slot, node) => {
    const known = values.has(slot) ? values.get(slot) : new Set();
    const text = constantOf(node);
    const more = node.kind === 'Literal' ? [] : undefined; // *undefined*, a number: no name of a state
    const added = text ? [text] : more;
    values.set(slot, known && added ? new Set([...known, ...added]) : undefined);
  };
  for (const { node } of algorithms.flatMap((steps) => walkSteps(steps))) {
    for (const part of walk(node)) {
      if (part.kind === 'Set' && part.place.kind === 'Slot') add(part.place.slot, part.value);
      if (part.kind === 'SetAll')
        part.places.items
          .filter(({ kind }) => kind === 'Slot')
          .forEach(({ slot }) => add(slot, part.value));
      if (part.kind === 'SetSlots') add(part.slot, part.value);
      if (part.kind === 'Record') part.fields.forEach(({ name, value }) => add(name, value));
      if (part.kind === 'Increment' || part.kind === 'Decrement') add(part.place.slot, part.amount);
    }
  }
  return values;
};

/** What a condition holds a slot against. */
const comparisons = function* (node) {
  for (const part of walk(node)) {
    const [slot, ...values] = [
      part.left ?? part.value,
      part.right,
      part.first,
      part.second,
      ...(part.alternatives?.items ?? part.exclusions?.items ?? []),
    ];
    if (!/^Is/.test(part.kind) || slot?.kind !== 'Slot') continue;
    for (const value of values)
      if (constantOf(value)) yield { slot: slot.slot, value: constantOf(value) };
  }
};

/**
 * States that nothing ever sets. A misspelt slot looks like that too, so this is asked last.
 * @param {import('./program.js').Program} program without other errors
 * @param {(error: SpecError) => void} report
 */
export const checkStates = (program, report) => {
  const algorithms = program.clauses.flatMap((clause) => program.steps.get(clause));
  const values = valuesOf(algorithms);
  for (const step of algorithms.flatMap((steps) => walkSteps(steps))) {
    if (isSilent(step)) continue;
    for (const { slot, value } of comparisons(step.node)) {
      const known = values.get(slot);
      if (!known || known.size === 0 || known.has(value)) continue;
      if (COMPLETION_TYPES.has(value)) continue;
      report(
        errorAt(
          step,
          `no step sets [[${slot}]] to ${value}`,
          `perhaps ${nearest(value, [...known])}`,
        ),
      );
    }
  }
};

const isRead = (steps) => walkSteps(steps).every(({ node }) => node.kind !== 'Unread');

/** What is read of a clause; the form that a shorthand's clause shows first is no algorithm. */
const algorithmsOf = (program, clause) => program.steps.get(clause).slice(-1).filter(isRead);

/**
 * @param {import('./program.js').Program} program
 * @param {(error: SpecError) => void} report is given each error
 */
export const checkProgram = (program, report) => {
  for (const clause of program.clauses) {
    checkParameters(clause, report);
    const heading = program.declarationsOf(clause).find(({ node }) => node.kind === 'Called');
    const called = heading?.node;
    const parameters = [
      ...(clause.parameters ?? []).map(({ name }) => name),
      ...(called?.parameters ?? []),
    ];
    /** @type {Known} */
    const known = new Map(parameters.map((name) => [name, 'here']));
    if (known.has(called?.function))
      report(
        errorAt(
          { ...heading, clause, path: undefined },
          `the variable _${called.function}_ is the function object and a parameter`,
          'another name',
        ),
      );
    // newer editions say by a step what the function object is called
    if (called?.function) known.set(called.function, 'function');
    for (const steps of algorithmsOf(program, clause)) new Flow(report).steps(steps, known);
  }
};
