// Written by `fledgling generate` from its table of entries.
import * as library from '../types/es2015.cjs';
export * from '../types/es2015.cjs';
export default library;
