/** How a library finds its scheduler, and what it exports, before and after. */
const EXPRESSIONS = [
  ['chooseScheduler(__given)', '__given || $later'],
  ['defineLazily(exports, __name, __create)', 'exports.Promise = __create()'],
];

/** @type {[string, string][]} */
const STATEMENTS = [
  ['checkOptions(options);', ''],
  ['exports.Promise = undefined;', ''],
];

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'plain-scheduler',
  summary: 'a scheduler is a function, or else what the host has; options are not checked',
  why: 'no flavours by name, no sentences about mistakes, no Promise that waits to be asked for',
  assumes: ['plain-host'],
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: 'const enqueue = chooseScheduler(options && options.scheduler);',
      after: 'const enqueue = options && options.scheduler || $later;',
    },
  ],
  rewrite(library) {
    const { program } = library;
    let count = 0;
    for (const [pattern, replacement] of EXPRESSIONS)
      count += library.replaceExpressions(program, pattern, replacement);
    if (count === 0) return library.decline('chooseScheduler', 'nothing asks for a scheduler');
    for (const [pattern, replacement] of STATEMENTS)
      count += library.replaceStatements(program, pattern, replacement);
    library.capture('$later');
    library.removeUnused(['chooseScheduler', 'checkOptions', 'defineLazily']);
    return library.did(`${count} places`);
  },
};
