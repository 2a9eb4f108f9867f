/** The child process of `serve`. Its argument is the URL of the service's module. */

// A killed parent cannot pass on a signal, so the service ends when the connection to it closes.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await import(process.argv[2] ?? '')

export {}
