// Written by `fledgling generate` from its table of entries.
import * as library from '../../types/deferred.cjs';
export * from '../../types/deferred.cjs';
export default library;
