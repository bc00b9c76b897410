// Written by `fledgling generate` from its table of entries.
import * as library from '../../types/small.cjs';
export * from '../../types/small.cjs';
export default library;
