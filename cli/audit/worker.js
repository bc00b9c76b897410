import { parentPort } from 'node:worker_threads';
import { SpecError } from '../../spec/1-read/error.js';
import { Audit } from '../explain/audit.js';
import { poolValues, stagePools } from './pool.js';
import { stagesOf } from './stages.js';

/**
 * A thread that makes one library after the other, stage by stage.
 *
 * @typedef {object} Result
 * @property {import('./stages.js').Stage[]} stages with numbers in these pools
 * @property {Record<string, import('../../generator/ledger/sources.js').Source>} sources
 * @property {Record<string, any[]>} pools
 */

/** Libraries of one document read it once. */
const audits = new Map();
const auditOf = (source, preset) => {
  const key = JSON.stringify([source, preset]);
  if (!audits.has(key)) audits.set(key, new Audit(source, preset));
  return audits.get(key);
};

/** @returns {Result} */
const resultOf = ({ source, preset, target }) => {
  const pools = stagePools();
  const sources = {};
  const stages = stagesOf(auditOf(source, preset), preset, target, pools, sources);
  return { stages, sources, pools: poolValues(pools) };
};

parentPort.on('message', (job) => {
  try {
    parentPort.postMessage({ result: resultOf(job) });
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    parentPort.postMessage({ problem: { ...error } });
  }
});
