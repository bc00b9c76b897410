// Written by `fledgling generate` from its table of entries.
import library from './page.cjs';

export const create = library.create;
export default library;
