import absentArguments from './absent-arguments.js';
import absentHandlers from './absent-handlers.js';
import askedSpecies from './asked-species.js';
import askedVariables from './asked-variables.js';
import booleanTests from './boolean-tests.js';
import capabilityExecutor from './capability-executor.js';
import capabilityRecord from './capability-record.js';
import capturedFields from './captured-fields.js';
import comparedSlots from './compared-slots.js';
import countedLoops from './counted-loops.js';
import createdObjects from './created-objects.js';
import describedFunctions from './described-functions.js';
import discardedCompletions from './discarded-completions.js';
import earlyExits from './early-exits.js';
import emptiedCells from './emptied-cells.js';
import emptiedLists from './emptied-lists.js';
import emptyResult from './empty-result.js';
import equalArguments from './equal-arguments.js';
import factoredSteps from './factored-steps.js';
import fieldNames from './field-names.js';
import fieldOrder from './field-order.js';
import givenCapability from './given-capability.js';
import givenSteps from './given-steps.js';
import handlerNames from './handler-names.js';
import handlerOrder from './handler-order.js';
import idleSteps from './idle-steps.js';
import internalNames from './internal-names.js';
import invertedFlags from './inverted-flags.js';
import jobCallbacks from './job-callbacks.js';
import jobRecords from './job-records.js';
import jobResults from './job-results.js';
import knownClosures from './known-closures.js';
import knownOrder from './known-order.js';
import knownStates from './known-states.js';
import namedStatus from './named-status.js';
import ownPromises from './own-promises.js';
import parameterOrder from './parameter-order.js';
import promiseTests from './promise-tests.js';
import recordParameters from './record-parameters.js';
import repeatedOperations from './repeated-operations.js';
import rewordedSteps from './reworded-steps.js';
import resultNames from './result-names.js';
import resultFields from './result-fields.js';
import returnedUndefined from './returned-undefined.js';
import shownStates from './shown-states.js';
import slotLists from './slot-lists.js';
import slotNames from './slot-names.js';
import stateNames from './state-names.js';
import stepsBetween from './steps-between.js';
import sunkCalls from './sunk-calls.js';
import toldReasons from './told-reasons.js';
import unreachedFunctions from './unreached-functions.js';
import unreadResults from './unread-results.js';
import unreadReturns from './unread-returns.js';
import unsetSlots from './unset-slots.js';
import unusedParameters from './unused-parameters.js';

/**
 * The normal form: what later editions say in other words than ES2015, in its words. Passes are
 * written for these. Each rule is whole or not at all, and does nothing to a document that has the
 * form already.
 *
 * @typedef {object} Rule
 * @property {string} name the file's name
 * @property {string} summary what it takes for the same
 * @property {string} sound why it is the same
 * @property {import('../optimise.js').Example[]} examples
 * @property {(names: string[]) => string[]} [brings] functions that it adds, where those of these names are
 * @property {(library: import('../../ir/library.js').Library) => void} rewrite
 */

/** @type {Rule[]} in the order in which they run, with the reason where the place matters */
export const RULES = [
  unreachedFunctions, // nothing is to be asked of them
  repeatedOperations, // before one of them gets another name
  internalNames, // the others know steps by their names
  slotNames, // a name that is a field's as well is another slot's
  resultNames, // as those of slots are
  invertedFlags, // the slots have the known names
  describedFunctions, // the others know where function objects are made
  promiseTests,
  emptiedLists, // the others know what is done for each element of a List
  countedLoops,
  earlyExits, // the others know guards, and that IsPromise says what a promise is
  comparedSlots, // the others know conditions by what they ask
  askedVariables,
  emptiedCells,
  equalArguments, // as absent ones are
  recordParameters, // operations are known by their parameters
  absentArguments, // the others know operations by their parameters
  parameterOrder,
  unreadReturns, // operations are known by what they give
  factoredSteps, // the others know operations by their steps
  shownStates, // it is known where else a state is asked for
  knownStates, // steps stand where they set the state
  knownOrder, // what is in the order of the reference is known as that is
  toldReasons, // what operations are given stands in their steps
  fieldOrder, // the others know Records with their fields in the order of the reference
  slotLists,
  sunkCalls,
  capturedFields, // closures capture what the known ones do
  knownClosures, // cells that were emptied are captured with what they held, operations have their names
  askedSpecies,
  givenSteps, // then nothing reads what they name
  idleSteps, // before others look at what a step is among
  unreadResults, // what is read by idle steps alone
  rewordedSteps, // the others know them by the words of an edition
  stepsBetween, // the others know the steps that make an object, one behind the other
  ownPromises, // the steps that make an object stand one behind the other
  booleanTests,
  resultFields,
  unusedParameters, // functions that say the same have the parameters of the known ones
  stateNames,
  emptyResult, // states are strings
  unsetSlots,
  discardedCompletions,
  returnedUndefined, // a call that nobody catches is what its step returns
  jobRecords,
  jobResults, // jobs are functions that are enqueued
  jobCallbacks, // nothing asks for the realm of a callback
  absentHandlers, // handlers are callbacks
  handlerOrder, // what stands for none is known
  handlerNames, // reactions have no type
  givenCapability,
  namedStatus, // jobs are functions
  fieldNames, // the others know the fields as the document has them
  capabilityRecord,
  capabilityExecutor, // the promise of a capability is set last
  createdObjects,
];
