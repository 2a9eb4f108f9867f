/** The process of one server: it listens, and tells its parent what it has used. */
const { server, setAnswer } = await import(`./servers/${process.argv[2]}.mjs`)

process.on('message', ({ ask, answer }) => {
  if (ask === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send({ cpu: user + system })
  } else {
    setAnswer(answer)
    process.send({})
  }
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
