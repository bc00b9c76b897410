/**
 * Loading it makes this library's Promise the global one, where the engine's fails one of a few probes
 * that this one passes.
 */
export * from './current.cjs';

/**
 * - `presence`: there is a global Promise
 * - `subclassing`: methods create promises of the subclass that they are called on
 * - `species`: `then` asks `Symbol.species` for its constructor
 * - `order`: adoption takes the jobs that the standard says, and all jobs run before a timer
 * - `rejection events`: the host reports a rejection that nobody handles
 *
 * The last two take turns of the host to see: they are looked at in the first ones, if those before
 * have passed.
 */
export type Probe = 'presence' | 'subclassing' | 'species' | 'order' | 'rejection events';

/** What the engine's Promise has failed so far: where there is something, this one is installed. */
export function failed(): readonly Probe[];

/** Calls back with what has failed when all is known: at once, if it is. */
export function ready(callback: (failed: readonly Probe[]) => void): void;

/**
 * Puts back what was there before.
 *
 * @returns whether it did: false where nothing was installed, or something else has taken the place since
 */
export function undo(): boolean;
