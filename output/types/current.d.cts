// Written by `fledgling generate` from its table of entries.
export * from './es2025.cjs';
