import { setFlagsFromString } from 'node:v8';

/** V8 of Node 20. Later ones count calls, and wait about as long as is good. */
const EAGER = /^11\./;

/** How much bytecode a function runs before it is optimised: 15 to 60 times what V8 waits for. */
const LATE = '--interrupt-budget=4000000';

/**
 * A library is made of many functions that run for a short while each, on objects of many shapes. An
 * optimiser that comes early takes longer than they do, and takes much of it back. Threads that are
 * started later have the same engine.
 */
export const optimiseLate = () => {
  if (EAGER.test(process.versions.v8)) setFlagsFromString(LATE);
};
