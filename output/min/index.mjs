// Written by `fledgling generate` from its table of entries.
import library from '../es2025/fast.es2022.cjs';

export const Promise = library.Promise;
export const create = library.create;
export default library;
