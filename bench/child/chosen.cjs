'use strict';

/** The operations whose name has one of some texts; without texts, and with `all`, all of them. */
module.exports = function (operations, texts) {
  if (!texts || texts.indexOf('all') >= 0) return operations;
  return operations.filter(function (operation) {
    return texts.some(function (text) {
      return operation.name.indexOf(text) >= 0;
    });
  });
};
