import test from 'ava';
import { localsOf, mentions, renameLocals } from '../../generator/facts/bindings.js';
import { commute, effectsOf } from '../../generator/facts/effects.js';
import { definitions, documentFunctions, primitivesIn } from '../../generator/facts/functions.js';
import { normalValues } from '../../generator/facts/normal-values.js';
import { accessesOf } from '../../generator/facts/accesses.js';
import { targets } from '../../generator/targets/index.js';
import { SOURCE } from '../support/documents.js';
import { read } from '../support/pass-examples.js';
import { generate } from '../../generator/index.js';

/** What functions do, who names them, what they touch: on the embedded document, for both targets. */

const treeOf = (target, source = SOURCE) => {
  let tree;
  const onStage = (stage, value) => {
    if (stage === 'translate') tree = structuredClone(value);
  };
  generate(source, { target, onStage });
  return tree;
};

test('a region that catches nothing throws what is thrown in it, and does what stands behind it', (t) => {
  const code = /** @type {any} */ (
    read('function Flush() { try { throw Value; } finally { Kept.Slot = 1; } }').body[0]
  );
  const effects = effectsOf(new Map([['Flush', { key: 'Flush', code }]]));
  t.true(effects.of('Flush').throws);
  t.deepEqual([...effects.of('Flush').writes], ['Slot']);
});

/** How often a variable stands where it has what a region gave, and no abrupt completion. */
const normalIn = (steps) => {
  const [code] = read(`function F(x) { let v; ${steps} }`).body;
  return normalValues(code).size;
};

test('a completion is a value behind the step that leaves with the abrupt ones, and nowhere else', (t) => {
  const region = 'try { v = Make(x); } catch (thrown) { v = new ThrowCompletion(thrown); }';
  const exit = 'if (v instanceof ThrowCompletion) { return v.value; }';
  t.is(normalIn(`${region} ${exit} Use(v);`), 1);
  t.is(normalIn(`Use(v); ${region} Use(v); ${exit} Use(v); Use(v);`), 2);
  for (const other of [
    `${region} Use(v);`,
    `${region} if (v instanceof ThrowCompletion) { Tell(v); } Use(v);`,
    `${region} if (v instanceof Completion) { return v.value; } Use(v);`,
    `${region} ${exit} Use(v); v = x;`,
    `${region} ${exit} Use(() => v);`,
    `${region} ${exit} Use((v) => v);`,
    `try { v = Make(x); Tell(x); } catch (thrown) { v = new ThrowCompletion(thrown); } ${exit} Use(v);`,
    `try { v = Make(x); } catch (thrown) { v = thrown; } ${exit} Use(v);`,
  ])
    t.is(normalIn(other), 0, other);
});

for (const [name, target] of targets) {
  const tree = treeOf(name);
  const functions = documentFunctions(tree);
  const effects = effectsOf(functions);

  test(`${name}: the functions of a document are found in every shape`, (t) => {
    for (const key of [
      'Promise',
      'Promise.all',
      'Promise[$species]',
      'Promise.prototype.then',
      'FulfillPromise',
      'PromiseResolveFunction',
    ])
      t.true(functions.has(key), key);
    t.false(functions.has('Get'));
    t.true(primitivesIn(tree).has('Get'));
    t.true(definitions(tree).has('Promise.prototype[$toStringTag]'));
  });

  test(`${name}: effects are those of the steps and of what they call`, (t) => {
    const reject = effects.of('RejectPromise');
    const slot = (name) => target.slot({ type: 'ThisExpression' }, name).property.name;
    t.true(reject.writes.has(slot('PromiseState')));
    t.true(reject.reads.has(slot('PromiseRejectReactions')));
    t.like(reject, { runsUserCode: false, throws: false, enqueues: true });
    t.like(effects.of('TriggerPromiseReactions'), { enqueues: true, throws: false });
    t.like(effects.of('SpeciesConstructor'), { runsUserCode: true, throws: true, enqueues: false });
    t.like(effects.of('CreateResolvingFunctions'), { runsUserCode: false, throws: false });
    // where slots are properties, a proxy sees that they are looked for
    t.like(effects.of('IsPromise'), { runsUserCode: name === 'es5' });
    t.is(effects.of('IsPromise').writes.size, 0);
  });

  test(`${name}: what a protected region catches does not leave the function`, (t) => {
    t.false(effects.of('PromiseResolveThenableJob').writes.has(slotOf(target, 'PromiseState')));
    t.true(effects.of('PromiseResolveThenableJob').runsUserCode);
  });

  test(`${name}: stores of different slots commute, those of one do not, nor what runs user code`, (t) => {
    const { code } = functions.get('FulfillPromise');
    const [, result, first, second] = code.body.body.map((statement) =>
      effects.within(statement, code),
    );
    t.true(commute(result, first));
    t.true(commute(first, second));
    const [reads] = code.body.body.map((statement) => effects.within(statement, code));
    t.false(commute(reads, first)); // it reads what the other writes
    const species = functions.get('SpeciesConstructor').code;
    const [get] = species.body.body.map((statement) => effects.within(statement, species));
    t.false(commute(get, first));
  });

  test(`${name}: who names whom`, (t) => {
    const named = mentions(functions);
    t.deepEqual([...named.get('TriggerPromiseReactions')].sort(), [
      'FulfillPromise',
      'RejectPromise',
    ]);
    t.true(named.get('PromiseReactionJob').has('TriggerPromiseReactions'));
  });

  test(`${name}: slots, Records that are made, fields that are set`, (t) => {
    const then = accessesOf(functions.get('PerformPromiseThen').code, target);
    t.true(then.slots.has(slotOf(target, 'PromiseState')));
    t.true(then.shapes.has('Capabilities Handler'));
    const capability = accessesOf(functions.get('NewPromiseCapability').code, target);
    t.true(capability.shapes.has('Promise Reject Resolve'));
    t.false(capability.writes.has('Promise')); // of a Record of its own
    const executor = accessesOf(functions.get('GetCapabilitiesExecutorFunction').code, target);
    t.true(executor.writes.has('Resolve'));
    t.true(
      accessesOf(functions.get('Promise').code, target).slots.has(slotOf(target, 'PromiseResult')),
    );
  });

  test(`${name}: variables are renamed with all their uses, and nothing else is`, (t) => {
    const { code } = documentFunctions(treeOf(name)).get('NewPromiseCapability');
    t.true(localsOf(code).has('promise'));
    renameLocals(code, new Map([['promise', 'first']]));
    t.false(localsOf(code).has('promise'));
    t.true(localsOf(code).has('first'));
    t.true(accessesOf(code, target).shapes.has('Promise Reject Resolve'));
  });
}

const slotOf = (target, slot) => target.slot({ type: 'ThisExpression' }, slot).property.name;
