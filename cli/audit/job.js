import { remembered } from '../../spec/remembered.js';
import { AMENDMENTS } from '../../transforms/index.js';
import { Audit } from '../explain/audit.js';
import { poolValues, stagePools } from './pool.js';
import { stagesOf } from './stages.js';

/**
 * What a thread does: a library, stage by stage.
 *
 * @typedef {object} Result
 * @property {import('./stages.js').Stage[]} stages with numbers in these pools
 * @property {Record<string, import('../../generator/ledger/sources.js').Source>} sources
 * @property {Record<string, any[]>} pools
 */

/** Libraries of one document read it once. @type {(key: string) => Audit} */
const auditBy = remembered((key) => {
  const [source, preset] = JSON.parse(key);
  return new Audit(source, preset);
}, new Map());

/** A preset that amends nothing has the document of the others. */
const auditOf = (source, preset) =>
  auditBy(JSON.stringify([source, preset in AMENDMENTS ? preset : undefined]));

/** @param {{source: object, preset: string, target: string}} job @returns {Result} */
export const run = ({ source, preset, target }) => {
  const pools = stagePools();
  const sources = {};
  const stages = stagesOf(auditOf(source, preset), preset, target, pools, sources);
  return { stages, sources, pools: poolValues(pools) };
};
