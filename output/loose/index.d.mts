// Written by `fledgling generate` from its table of entries.
import * as library from '../types/es2025.cjs';
export * from '../types/es2025.cjs';
export default library;
