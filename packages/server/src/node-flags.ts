/**
 * What Node.js is started with where it runs the service: 20 MB less memory at the same speed. V8
 * takes it before any code runs, and never after: not from `v8.setFlagsFromString`.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'] as const
