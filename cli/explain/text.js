/** @param {number[]} lines `1, 2, 3, 7` @returns {string} `1–3, 7` */
export const ranges = (lines) =>
  lines
    .reduce((list, line) => {
      const last = list.at(-1);
      if (last && last[1] === line - 1) last[1] = line;
      else list.push([line, line]);
      return list;
    }, [])
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
    .join(', ');
