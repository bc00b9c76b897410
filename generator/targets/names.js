/** The names of the targets, for those who need no more; `index.js` has the targets themselves. */
export const TARGET_NAMES = ['es2022', 'es5'];
