/** Who is a constructor is found out by an attempt. */
const IS_CONSTRUCTOR = `
  try {
    $newTargetProbe(__argument);
    return true;
  } catch (__failure) {
    return false;
  }`;

const REMEMBERED = `
  if (__argument === lastConstructor) return true;
  try {
    $newTargetProbe(__argument);
    if (scheduled || running) lastConstructor = __argument;
    return true;
  } catch (__failure) {
    return false;
  }`;

const DECLARES = `
  return typeof __C === 'function' && $hasOwn(__C, 'noSideEffects') && __C.noSideEffects === true &&
    isSubclass(__C);`;

const IS_SUBCLASS = "return IsConstructor(C) && $hasOwn(C, 'prototype') && __makesPromises;";

const DECLARED = `
  return (__C === lastDeclared || declaresItself(__C)) && __C.noSideEffects === true &&
    __makesPromises;`;

const DECLARES_ITSELF = `
  function declaresItself(__C) {
    if (
      typeof __C === 'function' && $hasOwn(__C, 'noSideEffects') &&
      IsConstructor(__C) && $hasOwn(__C, 'prototype')
    ) {
      if (scheduled || running) lastDeclared = __C;
      return true;
    }
    return false;
  }`;

/**
 * A class is not kept longer than its jobs: when the queue is empty, what was remembered is nobody's.
 * Where no flush is to come, which would forget, nothing is remembered.
 */
const EMPTIED = 'running = false;';

const emptied = (library) => {
  const flush = library.find('flushJobs');
  return flush && library.findAll(flush, 'running = false').length === 1 ? flush : undefined;
};

/** Puts a variable before a function. What it holds at first, and when a turn ends, is nobody's. */
const addMemory = (library, code, name) => {
  library.replaceStatements(emptied(library), EMPTIED, `${EMPTIED} ${name} = noClass;`);
  if (!library.declares('noClass'))
    library.insertBefore(code, library.build('const noClass = {};'));
  library.insertBefore(code, library.build(`let ${name} = noClass;`));
};

const rememberConstructor = (library) => {
  if (!emptied(library)) return library.decline('flushJobs', 'nothing says when to forget');
  const code = library.find('IsConstructor');
  const isKnown = code?.body.body.length === 1;
  if (!isKnown || library.replaceStatements(code, IS_CONSTRUCTOR, REMEMBERED) !== 1)
    return library.decline('IsConstructor', 'it makes no attempt');
  addMemory(library, code, 'lastConstructor');
  return library.did('IsConstructor');
};

const only = (library, code, steps) =>
  code?.body.body.length === 1 && library.matchAt(steps, code.body.body, 0);

const rememberDeclared = (library) => {
  const code = library.find('declaresNoSideEffects');
  const declares = only(library, code, DECLARES);
  const subclass = only(library, library.find('isSubclass'), IS_SUBCLASS);
  if (!declares || !subclass)
    return library.decline('declaresNoSideEffects', 'no subclass declares itself');
  const bindings = { ...declares, ...subclass };
  library.replaceStatements(code, DECLARES, () => library.build(DECLARED, bindings));
  library.insertAfter(code, library.build(DECLARES_ITSELF, declares));
  addMemory(library, code, 'lastDeclared');
  return library.did('declaresNoSideEffects');
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'remembered-constructors',
  summary: 'the last constructor, and the last one that declared itself pure, are remembered',
  why: '`then` of a subclass asks twice by an attempt in a `try`: a fifth of its time on Node 20 and 24; what declares itself pure is asked six times per link for what it has itself: a fifth of the time on Node 20 to 26, more than half on Node 5, where hasOwnProperty is bound',
  sound:
    'Whether an object is a constructor never changes. That a subclass says of itself, and not through what it inherits, that it is pure, and that its prototype is its own, is found out once; whether it still says so, and still makes promises, is asked each time. When the queue is empty, both are forgotten, and where no flush is to come, nothing is remembered: no class lives longer than its jobs.',
  after: ['call-specialisation'],
  rests: [],
  guards: [],
  examples: [
    {
      target: 'es5',
      before: `
        var scheduled = false, running = false;
        function IsConstructor(argument) {
          try { $newTargetProbe(argument); return true; } catch (notConstructor) { return false; }
        }
        function flushJobs() { runJobs(); running = false; }`,
      after: `
        var scheduled = false, running = false;
        var noClass = {};
        var lastConstructor = noClass;
        function IsConstructor(argument) {
          if (argument === lastConstructor) return true;
          try {
            $newTargetProbe(argument);
            if (scheduled || running) lastConstructor = argument;
            return true;
          } catch (notConstructor) {
            return false;
          }
        }
        function flushJobs() { runJobs(); running = false; lastConstructor = noClass; }`,
    },
  ],
  rewrite(library) {
    rememberConstructor(library);
    if (emptied(library)) rememberDeclared(library);
  },
};
