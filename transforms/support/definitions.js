/** Of an object that nobody has seen it defines a property, and does nothing else. */
const OR_THROW = `
  const __success = CreateDataProperty(__object, __key, __value);
  if (__success === false) throw __error;
  return __nothing;`;

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {boolean} whether CreateDataPropertyOrThrow is what its name says
 */
export const isDefinition = (library) => {
  const operation = library.find('CreateDataPropertyOrThrow');
  const [__object, __key, __value] = operation?.params ?? [];
  const list = operation?.body.body ?? [];
  return (
    list.length === 3 &&
    library.matchAt(OR_THROW, list, 0, { __object, __key, __value }) !== undefined
  );
};
