/**
 * The host layer: what a promise is shown as; see $inspection. The result is read where the state is
 * known to be settled: while a promise is pending, its slot may hold something else.
 */
export function inspectPromise() {
  if (IsPromise(this) === false) return this;
  if (this.$PromiseState === 'fulfilled')
    return $inspection.mirror(this, 'fulfilled', this.$PromiseResult);
  if (this.$PromiseState === 'rejected')
    return $inspection.mirror(this, 'rejected', this.$PromiseResult);
  return $inspection.mirror(this, 'pending');
}
