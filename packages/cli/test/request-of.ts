import { readTask } from '../src/program.js'

/** The request of a command line. @throws Error if it does not ask for a text */
export function requestOf(words: readonly string[]) {
  const task = readTask(words)
  if (task.task !== 'write') throw new Error(`another task: ${task.task}`)
  return task.request
}
