/** The host layer: what a promise is shown as; see $inspection. */
export function inspectPromise() {
  if (IsPromise(this) === false) return this;
  if (this.$PromiseState === 'pending') return $inspection.mirror(this, 'pending');
  const result = this.$PromiseResult;
  const state = this.$PromiseState === 'fulfilled' ? 'fulfilled' : 'rejected';
  return $inspection.mirror(this, state, result);
}
