/** The process that `serve` starts: it runs the service, whose module its first argument names. */

// A killed command line cannot pass on a signal. The service must end with it all the same.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await import(process.argv[2] ?? '')

export {}
