import { es2022 } from './es2022.js';
import { es5 } from './es5.js';

/** @type {Map<string, typeof es2022>} */
export const targets = new Map([es2022, es5].map((target) => [target.name, target]));
