import { byId } from './dom.js';
import { state } from './state.js';

/** The focus is never lost: where what had it goes, the pane that shows what was asked for has it. */

/** The pane of what was asked for, where arrow keys go on from it. */
export const focusShown = () =>
  byId(state.line === undefined ? 'clause' : 'code').focus({ preventScroll: true });

/** @returns {() => void} to be called when what is looked at is drawn */
export const keepFocus = () => {
  let acting = document.activeElement;
  for (const kind of ['keydown', 'click'])
    document.addEventListener(kind, () => (acting = document.activeElement), true);
  return () => {
    if (acting !== document.body && !acting.checkVisibility()) focusShown();
  };
};
