import { perform } from './actions.js';
import { makeConstructor } from './constructors.js';
import { each, newList } from './trace.js';
import { VALUES } from './values.js';
import { World } from './world.js';

/** A statement's surroundings outside of all functions. */
const outside = () => ({ args: [], self: undefined, cell: { value: undefined } });

const evaluate = (world, value, scope) => VALUES[value.v](world, value, scope);

/** A host that is told of rejections: which promise they are of, it does not ask. */
const hostOf = () => ({
  tell: (value) => value,
  onReject(promise, reason) {
    this.tell(`rejected: ${typeof reason}`);
  },
  onHandle() {
    this.tell('handled');
  },
});

/** More turns than any program takes: user code is out of fuel long before. */
const TURNS = 40;

/**
 * Runs a program on one library.
 *
 * @param {object} program see programs.js
 * @param {import('./subjects.js').Subject} subject
 * @returns {{events: string[], shapes: string[], told: string[], features: Set<string>}}
 */
export const run = (program, subject) => {
  const host = hostOf();
  const { Promise, drain } = subject.make({ exact: program.exact, rejections: host });
  const world = new World(Promise, { evaluate, perform });
  host.tell = (event) => world.trace.tell(event);
  const finish = () =>
    drain((error) => {
      world.features.add('a job throws');
      world.log(`a job throws ${world.show(error)}`);
    });
  try {
    each(program.constructors, (spec) => makeConstructor(world, spec));
    each(program.turns, (turn) => {
      each(turn, (action) => perform(world, action, outside()));
      finish();
    });
    for (let turn = 0; world.later.length > 0 && turn < TURNS; turn++) runLater(world, finish);
  } finally {
    world.restore();
  }
  world.states(finish);
  world.restore();
  const { events, shapes, told: output } = world.trace;
  return { events, shapes, told: output, features: world.features };
};

const runLater = (world, finish) => {
  const { later } = world;
  world.later = newList();
  each(later, (code) => {
    try {
      code();
    } catch (error) {
      world.log(`later throws ${world.show(error)}`);
    }
  });
  finish();
};
