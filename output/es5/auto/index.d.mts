// Written by `fledgling generate` from its table of entries.
import * as library from '../../types/auto.cjs';
export * from '../../types/auto.cjs';
export default library;
