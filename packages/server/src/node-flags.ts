/**
 * What Node.js is started with where it runs the service. V8 takes it before any code runs, and
 * never after: not from `v8.setFlagsFromString`.
 *
 * - A small young generation: 20 MB less memory at the same speed.
 * - No guess from the first requests which objects will live long: where it was wrong, every request
 *   after them filled the old generation and took half as long again.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring'] as const
