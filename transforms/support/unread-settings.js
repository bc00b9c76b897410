import { isPure } from '../../generator/facts/purity.js';
import { unreadIn } from '../../generator/facts/unread.js';

/**
 * Takes out a statement that sets a variable; what runs code is evaluated as before.
 * @param {any} library
 * @param {import('../../generator/facts/unread.js').Setting} setting
 * @returns {boolean} whether anything is left of it
 */
export const dropSetting = (library, { list, statement, value }) => {
  const left = isPure(value) ? [] : [{ type: 'ExpressionStatement', expression: value }];
  library.replace(list, list.indexOf(statement), [statement], left);
  return left.length > 0;
};

/**
 * Takes out what sets variables that nothing reads; what runs code is evaluated as before.
 * @param {any} library
 * @param {import('../../generator/ir/estree.js').Node} code a function
 * @param {(name: string) => boolean} [concerns] whether a variable is asked about
 * @returns {number} how many settings
 */
export const dropUnread = (library, code, concerns = () => true) => {
  const settings = [...unreadIn(code)].flatMap(([name, all]) => (concerns(name) ? all : []));
  for (const setting of settings) dropSetting(library, setting);
  return settings.length;
};
