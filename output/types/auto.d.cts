/** Loading it makes this library's Promise the global one. */
export * from './current.cjs';

/**
 * Puts back what was there before.
 *
 * @returns whether it did: false where something else has taken the place since
 */
export function undo(): boolean;
