import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ava from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { temporaryFolder } from '../support/cli.js';
import { edited, sourceOf } from '../support/documents.js';
import {
  REACTIONS_OTHERWISE,
  REACTIONS_UNFOUND,
  THENABLES_OTHERWISE,
} from '../support/edits/reactions-otherwise.js';
import { renamed, RENAMINGS } from '../support/edits/renamings.js';
import { oneIn, swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { runJson } from '../support/spawn.js';
import { WORDINGS } from '../mutate/wordings.js';

const test = oneIn(8, ava);

/** A step at the head of PerformPromiseThen that a program sees, in the words of an edition. */
const ASKS = {
  es2015: 'Let _probed_ be Get(_promise_, *"probed"*).\n1. ReturnIfAbrupt(_probed_).',
  es2025: 'Let _probed_ be ? Get(_promise_, *"probed"*).',
};
const HEAD = '1. If IsCallable(_onRejected_) is *false*, then';
const ARM = '1. Return _resultCapability_.[[Promise]].';

const changed = (edition, before = HEAD) =>
  edited([[before, `1. ${ASKS[edition]}\n${before}`, 'sec-performpromisethen']], sourceOf(edition));

const load = (code) => {
  const exported = /** @type {any} */ ({});
  new Function('exports', 'require', 'module', code)(exported, createRequire(import.meta.url), {});
  return exported.create({});
};

const LIBRARIES = Object.keys(ASKS).flatMap((edition) =>
  ['faithful', 'fast', 'loose'].flatMap((preset) =>
    TARGET_NAMES.flatMap((target) =>
      (edition === 'es2025' ? [HEAD, ARM] : [HEAD]).map((before) => ({
        edition,
        preset,
        target,
        before,
      })),
    ),
  ),
);

/** The targets by turns of the editions. */
const stands = ({ edition, preset, target }) =>
  preset !== 'loose' && (edition === 'es2025') === (target === 'es2022');

for (const { edition, preset, target, before } of swept(LIBRARIES, stands)) {
  const place = before === ARM ? 'in an arm at its end' : 'at its head';
  test(`steps of a then run once in a context: ${place}, ${edition}, ${preset}.${target}`, async (t) => {
    const P = load(generated(changed(edition, before), { preset, target, edition }).code);
    const storage = new AsyncLocalStorage();
    const log = [];
    const note = (value) => void log.push(`${storage.getStore()} ${value}`);
    Object.defineProperty(P.prototype, 'probed', { get: () => note('probed') });
    await new Promise((resolve) => {
      const fail = (value) => {
        note(value);
        throw 2;
      };
      const run = () => P.resolve(1).then(fail).then('none').then(undefined, note).then(resolve);
      storage.run('user', run);
    });
    t.deepEqual(log, [...Array(4).fill('user probed'), 'user 1', 'user 2']);
  });
}

const RANDOM = fileURLToPath(new URL('../support/random-contexts.cjs', import.meta.url));
const SEEDS = 60;

/** A further field of capabilities, which the job of a reaction asks for. */
const capabilitiesWithMore = (source) =>
  edited(
    [
      [
        '[[Reject]]: _resolvingFunctions_.[[Reject]] }.',
        '[[Reject]]: _resolvingFunctions_.[[Reject]], [[Settle]]: _resolvingFunctions_.[[Resolve]] }.',
      ],
      [
        '1. If _handlerResult_ is an abrupt completion, then',
        [
          '1. Let _settle_ be _promiseCapability_.[[Settle]].',
          '1. If IsCallable(_settle_) is *false*, throw a *TypeError* exception.',
          '1. If _handlerResult_ is an abrupt completion, then',
        ].join('\n'),
        'sec-newpromisereactionjob',
      ],
    ],
    source,
  );

const EDITS = Object.entries({
  'a job asks capabilities for more than their functions': capabilitiesWithMore,
  'an operation of several steps makes reactions': REACTIONS_UNFOUND,
  ...REACTIONS_OTHERWISE,
  ...RENAMINGS,
});

for (const [name, edit] of swept(EDITS, (_, at) => at < 4)) {
  test(`contexts are kept where ${name}`, async (t) => {
    const source = edit(sourceOf('es2025'), WORDINGS.es2025);
    t.not(source, sourceOf('es2025'));
    const folder = temporaryFolder(t);
    for (const preset of ['faithful', 'fast']) {
      const file = join(folder, `${preset}.cjs`);
      writeFileSync(file, generated(source, { preset, edition: 'es2025' }).code);
      const result = await runJson(['--no-warnings', RANDOM, file, '1', String(SEEDS)]);
      t.deepEqual(result.differences, [], preset);
      t.true(result.seen > SEEDS);
    }
  });
}

const THENABLES = [
  ...Object.entries(THENABLES_OTHERWISE).map(([name, edit]) => ({ edition: 'es2025', name, edit })),
  {
    edition: 'es2015',
    name: 'the arguments of its job are a List with a name',
    edit: edited.bind(undefined, [
      [
        'Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).',
        'Let _list_ be « _promise_, _resolution_, _thenAction_ ».\n1. Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, _list_).',
      ],
    ]),
  },
  {
    edition: 'es2015',
    name: 'its job has another name',
    edit: renamed({ PromiseResolveThenableJob: 'AdoptionJob' }),
  },
];

for (const { edition, name, edit } of THENABLES) {
  for (const preset of swept(['faithful', 'fast'], (_, at) => at === 0)) {
    test(`a thenable is called in the context that resolved with it: ${name}, ${preset}`, async (t) => {
      const source = edit(sourceOf(edition), WORDINGS[edition]);
      const P = load(generated(source, { preset, edition }).code);
      const storage = new AsyncLocalStorage();
      const then = (resolve) => resolve(storage.getStore());
      let settle;
      const shared = new P((resolve) => (settle = resolve));
      storage.run('first', () => settle({ then }));
      t.is(await shared, 'first');
      t.is(await storage.run('second', () => P.resolve({ then })), 'second');
      t.is(await P.resolve({ then: 1 }).then(({ then: value }) => value), 1);
    });
  }
}

for (const preset of ['faithful', 'fast']) {
  test(`handlers keep their contexts where reactions are not found: es2020, ${preset}`, async (t) => {
    const source = REACTIONS_UNFOUND(sourceOf('es2020'), undefined);
    const P = load(generated(source, { preset, edition: 'es2020' }).code);
    const [storage, seen] = [new AsyncLocalStorage(), []];
    const see = (title) => (value) => void seen.push([title, value, storage.getStore()]);
    let settle;
    const shared = new P((resolve) => (settle = resolve));
    for (const user of ['first', 'second'])
      storage.run(user, () => shared.then(see(user)).then(see(`${user}, then`)));
    storage.run('third', () => settle(1));
    await new Promise((resolve) => shared.then().then().then().then(resolve));
    t.deepEqual(seen, [
      ['first', 1, 'first'],
      ['second', 1, 'second'],
      ['first, then', undefined, 'first'],
      ['second, then', undefined, 'second'],
    ]);
  });
}

/** A static method of ES2015 whose steps make a thenable's job in a loop. */
const LOOPING = `
    <emu-clause id="sec-promise.each">
      <h1>Promise.each ( _value_, _then_ )</h1>
      <emu-alg>
        1. Let _promise_ be the *this* value.
        1. If IsPromise(_promise_) is *false*, throw a *TypeError* exception.
        1. For each element _item_ of « _value_, _value_ », do
          1. Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _item_, _then_ »).
        1. Return _promise_.
      </emu-alg>
    </emu-clause>`;

for (const preset of ['faithful', 'fast']) {
  test(`jobs of thenables that a loop makes keep their contexts: es2015, ${preset}`, async (t) => {
    const before = '<emu-clause id="sec-promise.reject"';
    const source = sourceOf('es2015').replace(before, `${LOOPING.trim()}\n\n    ${before}`);
    const P = load(generated(source, { preset, edition: 'es2015' }).code);
    const [storage, seen] = [new AsyncLocalStorage(), []];
    function then() {
      seen.push([this, storage.getStore()]);
    }
    storage.run('user', () => P.each.call(new P(() => {}), 1, then));
    await new Promise((resolve) => P.resolve().then().then(resolve));
    t.deepEqual(
      seen.map(([value, store]) => `${value} ${store}`),
      ['1 user', '1 user'],
    );
  });
}
