// Written by `fledgling generate` from its table of entries.
import * as library from '../types/prfun.cjs';
export * from '../types/prfun.cjs';
export default library;
