// Written by `fledgling generate` from its table of entries.
import library from '../../es2015/deferred.es5.cjs';

export const DeferredPromise = library.DeferredPromise;
export const create = library.create;
export default library;
