import { SpecError } from '../spec/1-read/error.js';

const MISSING = /^Cannot find (?:package|module) '([^']+)'/;

/**
 * Loads a module that takes tools which are not installed with the generator.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 * @throws {SpecError} with the tool to install
 */
export const withTools = async (load) => {
  try {
    return await load();
  } catch (error) {
    const [, name] =
      error.code === 'ERR_MODULE_NOT_FOUND' ? (MISSING.exec(error.message) ?? []) : [];
    if (!name) throw error;
    throw new SpecError(`${name} is not installed`, { expected: `npm install ${name}` });
  }
};
