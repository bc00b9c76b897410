/**
 * The host layer: a name among the options that no library knows is a mistake.
 *
 * @param {object} [options] of `create`
 * @throws {TypeError} says what may have been meant
 */
export function checkOptions(options) {
  const known = ['scheduler', 'interleaving', 'context', 'rejections', 'then0'];
  Object.keys(Object(options)).forEach(function (name) {
    if (known.indexOf(name) >= 0) return;
    const similar = known.filter(function (candidate) {
      return candidate[0] === name[0] && Math.abs(candidate.length - name.length) < 3;
    })[0];
    const hint = similar ? ': did you mean ' + similar + '?' : '; it takes ' + known.join(', ');
    throw new $TypeError('create has no option ' + name + hint);
  });
}
