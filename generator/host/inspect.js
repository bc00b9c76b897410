/**
 * The host layer: what a promise is shown as; see $inspection. The result is read where the state is
 * known: while a promise is pending, passes keep something else there.
 */
export function inspectPromise() {
  if (IsPromise(this) === false) return this;
  if (this.$PromiseState === 'fulfilled')
    return $inspection.mirror(this, inspectPromise, 'fulfilled', this.$PromiseResult);
  if (this.$PromiseState === 'rejected')
    return $inspection.mirror(this, inspectPromise, 'rejected', this.$PromiseResult);
  return $inspection.mirror(this, inspectPromise, 'pending');
}
