// Written by `fledgling generate` from its table of entries.
import * as library from '../types/polyfill.cjs';
export * from '../types/polyfill.cjs';
export default library;
