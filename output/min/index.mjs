// Written by `fledgling generate` from its table of entries.
import library from '../fast.cjs';

export const Promise = library.Promise;
export const create = library.create;
export default library;
