/**
 * @param {string} source
 * @param {string} file
 * @returns {(offset: number) => import('./document.js').Place} line and column, both 1-based
 */
export const lineColumn = (source, file) => {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { file, line: low + 1, column: offset - starts[low] + 1 };
  };
};
