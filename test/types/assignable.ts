// To and from the global Promise, where both are of the same edition or ours is later.
import type { Promise as Ours } from 'fledgling';

declare const native: Promise<number>;
declare const ours: Ours<number>;

const to: Promise<number> = ours;
const from: Ours<number> = native;

export { from, to };
