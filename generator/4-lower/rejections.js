import * as b from '../ir/estree.js';
import { resultSlot } from './roles.js';

/** A host that reports a rejection needs its reason, which the standard leaves in a slot. */

const TRACKER = 'HostPromiseRejectionTracker';

/**
 * @param {import('./translate.js').Translation} translation its functions are changed in place
 * @param {import('../targets/index.js').Target} target
 */
export const giveReasons = (translation, target) => {
  for (const { body } of translation.functions) {
    for (const node of b.nodes(body)) {
      if (node.type !== 'CallExpression' || node.callee.name !== TRACKER) continue;
      const [promise, operation] = node.arguments;
      const reason = target.slot({ ...promise }, resultSlot(translation, target));
      // what is no word of the step itself may be either
      if (operation.value !== 'handle') node.arguments.push(reason);
    }
  }
};
