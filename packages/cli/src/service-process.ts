/** The process that `serve` starts: it runs the service, whose module its first argument names. */

// Whoever kills the command line, so that it cannot pass on a signal, means the service.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await import(process.argv[2] ?? '')

export {}
