import { isWholeStep, parseOrigin } from '../ir/origin.js';

/** Why something is not evaluated. */
export class Unknown extends Error {
  /** @param {string} why @param {import('../ir/estree.js').Node} [node] where */
  constructor(why, node) {
    const step = node?.origin?.find(isWholeStep);
    super(step ? `step ${parseOrigin(step).path} has ${why}` : why);
    this.step = step;
  }
}

/** @param {string} why @param {import('../ir/estree.js').Node} [node] @returns {never} */
export const unknown = (why, node) => {
  throw new Unknown(why, node);
};
