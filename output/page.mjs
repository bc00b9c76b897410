// Written by `fledgling generate` from its table of entries.
import library from './min/fledgling.es2022.js';

export const Promise = library.Promise;
export const create = library.create;
export default library;
