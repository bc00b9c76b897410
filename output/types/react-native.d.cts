/** A Promise whose rejections are tracked as React Native tracks them. */
export * from './current.cjs';

export interface TrackingOptions {
  /** Whether all rejections are reported; without it those of `whitelist` alone. */
  allRejections?: boolean;
  /** Classes of errors: ReferenceError, TypeError and RangeError without it. */
  whitelist?: (new (...args: any[]) => any)[];
  /** Told when no job waits any more; a warning of the console without it. */
  onUnhandled?(id: number, reason: any): void;
  /** Told of a promise that was reported and has a handler now. */
  onHandled?(id: number, reason: any): void;
}

/** From now on. Options that were given before have no say any more. */
export function enable(options?: TrackingOptions): void;

export function disable(): void;
