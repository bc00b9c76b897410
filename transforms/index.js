import arrayCombinators from './array-combinators.js';
import assumedPure from './assumed-pure.js';
import bareSettling from './bare-settling.js';
import callSpecialisation from './call-specialisation.js';
import capabilityBypass from './capability-bypass.js';
import capabilityInlining from './capability-inlining.js';
import caughtCompletions from './caught-completions.js';
import completionFlags from './completion-flags.js';
import consecutiveJobs from './consecutive-jobs.js';
import declaredPure from './declared-pure.js';
import deferredName from './deferred-name.js';
import directApplication from './direct-application.js';
import directConstruction from './direct-construction.js';
import earlyArray from './early-array.js';
import fastProperties from './fast-properties.js';
import fieldInlining from './field-inlining.js';
import flatRecords from './flat-records.js';
import forgottenThen from './forgotten-then.js';
import freshFulfilment from './fresh-fulfilment.js';
import handlersFirst from './handlers-first.js';
import immediateAdoption from './immediate-adoption.js';
import intrinsicResolve from './intrinsic-resolve.js';
import jobQueue from './job-queue.js';
import joinedElements from './joined-elements.js';
import knownArguments from './known-arguments.js';
import knownFlags from './known-flags.js';
import lazyFunctions from './lazy-functions.js';
import listStores from './list-stores.js';
import literalDescriptors from './literal-descriptors.js';
import literalObjects from './literal-objects.js';
import namedSpecies from './named-species.js';
import namedStates from './named-states.js';
import noContexts from './no-contexts.js';
import noInspection from './no-inspection.js';
import noSubclasses from './no-subclasses.js';
import objectIdentity from './object-identity.js';
import observedSteps from './observed-steps.js';
import oneUseInlining from './one-use-inlining.js';
import ownNext from './own-next.js';
import plainScheduler from './plain-scheduler.js';
import primitiveInlining from './primitive-inlining.js';
import pureSpecies from './pure-species.js';
import rememberedConstructors from './remembered-constructors.js';
import resolverScope from './resolver-scope.js';
import resolverSplit from './resolver-split.js';
import settledThen from './settled-then.js';
import sharedScopes from './shared-scopes.js';
import shortMessages from './short-messages.js';
import slotClosures from './slot-closures.js';
import slotTests from './slot-tests.js';
import stateBits from './state-bits.js';
import subclassTests from './subclass-tests.js';
import synchronousJobs from './synchronous-jobs.js';
import testsInPlace from './tests-in-place.js';
import then0 from './then0.js';
import tryCatchIsolation from './try-catch-isolation.js';
import typeTests from './type-tests.js';
import unusedFunctions from './unused-functions.js';
import unusedValues from './unused-values.js';
import valuesFirst from './values-first.js';
import weakSlots from './weak-slots.js';

/**
 * The passes in the order in which they run, with the reason where the place matters.
 *
 * @type {import('../generator/5-optimise/optimise.js').Pass[]}
 */
export const PASSES = [
  slotClosures,
  resolverSplit, // the flag is a variable of the closure since slot-closures
  capabilityBypass, // the flag of a promise without functions is in the promise
  lazyFunctions, // before others take apart what is handed out
  declaredPure,
  assumedPure,
  fieldInlining,
  stateBits, // the flag comes from resolver-split
  then0, // adoption is a kind of reaction in the fields that field-inlining gave
  forgottenThen, // through the parts of then that then0 laid open
  arrayCombinators,
  intrinsicResolve,
  pureSpecies, // all that adopt are there
  resolverScope, // the functions of capabilities are short since capability-bypass
  listStores,
  literalDescriptors,
  completionFlags, // the others know the records
  jobQueue, // a reaction job takes its parts, not a record, since field-inlining
  joinedElements, // the ring is there
  earlyArray, // elements have one function that counts, or one for each kind
  flatRecords, // the others know the count as the document has it
  literalObjects, // up to here an object literal is a Record
  synchronousJobs, // as above
  noSubclasses, // the others know how a constructor is asked for
  typeTests,
  slotTests, // IsPromise asks for nothing else since type-tests
  callSpecialisation, // the patterns of the others are calls of operations
  namedSpecies, // it is read with its key in brackets since call-specialisation
  subclassTests, // the function that makes promises is there since call-specialisation
  rememberedConstructors,
  directConstruction, // promises are made in one way since call-specialisation
  bareSettling, // the slots are those of field-inlining, the state that of state-bits
  handlersFirst, // the others know the job as the document has it
  capabilityInlining,
  objectIdentity,
  valuesFirst, // what is compared, and how, is known
  immediateAdoption, // nobody asks for a species since no-subclasses
  settledThen, // the job asks first whether its handler is a function
  freshFulfilment, // then makes a promise that it resolves at once
  consecutiveJobs,
  knownFlags, // completions have flags since completion-flags
  tryCatchIsolation, // a region is one call or one read only now
  directApplication, // what a region calls is one function
  primitiveInlining, // the others know primitives by their names
  testsInPlace, // what is asked is as short as it gets
  noContexts,
  noInspection,
  shortMessages,
  weakSlots, // the others know slots as properties
  plainScheduler, // others capture what they need beside the one that is chosen
  unusedValues, // what they are given is what the others left
  knownArguments,
  ownNext, // nothing but the next element is asked for since known-arguments
  caughtCompletions, // what is asked for is right behind its region since known-arguments
  sharedScopes, // the functions are as the others leave them
  oneUseInlining, // parameters are few since known-arguments
  observedSteps,
  namedStates, // the others know the numbers
  deferredName, // the others know the constructor by its name in the document
  fastProperties, // all is defined
  unusedFunctions, // last
];

/** Promises that a user makes, and what each means. */
export const ASSUMPTIONS = {
  'pure-constructors':
    'constructors of subclasses have no side effects and hand their executor on unchanged',
  'plain-host':
    'the host only runs jobs: no context of asynchronous code is in use, nobody looks at promises in a console, create is given a function as scheduler or none',
  'deferred-promises':
    'nobody takes these for promises of the standard: their continuations run at once',
};

/** Assumptions that a preset grants. */
export const GRANTED = {
  faithful: [],
  fast: [],
  loose: ['pure-constructors'],
  deferred: ['deferred-promises'],
  small: ['plain-host'],
};

/** Presets that are for speed. */
const FAST = ['fast', 'loose', 'deferred'];

const passesFor = (preset) =>
  PASSES.filter(
    ({ assumes = [], pays = FAST }) =>
      pays.includes(preset) && assumes.every((assumption) => GRANTED[preset].includes(assumption)),
  ).map(({ name }) => name);

/** Names of passes by preset: those that pay there, if it grants what they assume. */
export const PRESETS = Object.fromEntries(
  Object.keys(GRANTED).map((preset) => [preset, passesFor(preset)]),
);

/** Passes that leave a Promise of the standard, at least where what they assume holds. */
export const STANDARD_PASSES = PASSES.filter(({ unsound }) => !unsound);

/** Presets whose libraries are promises of the standard: none of their passes is unsound. */
export const STANDARD = Object.keys(PRESETS).filter((preset) =>
  PRESETS[preset].every((name) => STANDARD_PASSES.some((pass) => pass.name === name)),
);

/** Documents of spec/ that amend the one that a preset is generated from. */
export const AMENDMENTS = { deferred: ['deferred.html'] };
