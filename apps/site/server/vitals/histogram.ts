/** A histogram. Single values are not kept. */
export type Histogram = { add(value: number): void; count(): number; percentile(share: number): number }

/** `bounds` are the upper ends of the steps, ascending; what is larger counts as the last one. */
export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = bounds.map(() => 0)
  const count = () => counts.reduce((sum, each) => sum + each, 0)
  return {
    add(value) {
      const step = bounds.findIndex((bound) => value <= bound)
      const index = step < 0 ? counts.length - 1 : step
      counts[index] = (counts[index] ?? 0) + 1
    },
    count,
    /** The bound below which this share of the values lies. */
    percentile(share) {
      const wanted = Math.ceil(count() * share)
      let seen = 0
      const step = counts.findIndex((each) => {
        seen += each
        return seen >= wanted
      })
      return bounds[step] ?? 0
    },
  }
}
