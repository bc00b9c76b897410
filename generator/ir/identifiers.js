/**
 * Words that no variable of strict code may be called, `eval` and `arguments` among them (12.7.2
 * Keywords and Reserved Words and 13.1.1 of ECMA-262), or that values are written with.
 */
export const RESERVED = new Set(
  'Infinity NaN arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** @param {string} name of the standard @returns {string} that, or one that begins as identifiers may */
export const identifierOf = (name) => name.replace(/^(?=\d)/, '$');
