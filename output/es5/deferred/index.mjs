// Written by `fledgling generate` from its table of entries.
import library from './index.cjs';

export const DeferredPromise = library.DeferredPromise;
export const create = library.create;
export default library;
