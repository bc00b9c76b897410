// Written by `fledgling generate` from its table of entries.
import library from './page.cjs';

export const Promise = library.Promise;
export const create = library.create;
export const disable = library.disable;
export const enable = library.enable;
export default library;
