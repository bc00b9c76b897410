// Written by `fledgling generate` from its table of entries.
import * as library from '../../types/testing.cjs';
export * from '../../types/testing.cjs';
export default library;
