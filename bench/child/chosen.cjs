'use strict';

/** The operations whose name has one of some texts; all of them without texts. */
module.exports = function (operations, texts) {
  if (!texts) return operations;
  return operations.filter(function (operation) {
    return texts.some(function (text) {
      return operation.name.indexOf(text) >= 0;
    });
  });
};
