import { isPure } from '../../generator/facts/purity.js';
import { unreadIn } from '../../generator/facts/unread.js';

/**
 * Takes out what sets variables that nothing reads; what runs code is evaluated as before.
 * @param {any} library
 * @param {import('../../generator/ir/estree.js').Node} code a function
 * @param {(name: string) => boolean} [concerns] whether a variable is asked about
 * @returns {number} how many settings
 */
export const dropUnread = (library, code, concerns = () => true) => {
  const settings = [...unreadIn(code)].flatMap(([name, all]) => (concerns(name) ? all : []));
  for (const { list, statement, value } of settings) {
    const left = isPure(value) ? [] : [{ type: 'ExpressionStatement', expression: value }];
    library.replace(list, list.indexOf(statement), [statement], left);
  }
  return settings.length;
};
