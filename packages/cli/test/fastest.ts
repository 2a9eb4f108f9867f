/** Milliseconds of work, once the machine is warm. */
export async function fastest(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) {
    const begin = performance.now()
    await work()
    least = Math.min(least, performance.now() - begin)
  }
  return least
}
