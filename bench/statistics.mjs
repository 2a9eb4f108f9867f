/** Summaries of several measurements of one thing. */

export function median(numbers) {
  return percentile(numbers, 50)
}

/** The smallest of the numbers that at least `percent` percent of them do not exceed. */
export function percentile(numbers, percent) {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
}

/** A median with its spread, like `1.23 (1.20–1.31)`. */
export function spread(numbers, digits) {
  const [least, middle, most] = [Math.min(...numbers), median(numbers), Math.max(...numbers)]
  const show = (number) => number.toFixed(digits)
  return `${show(middle)} (${show(least)}–${show(most)})`
}
