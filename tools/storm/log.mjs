/** What the storm saw so far, in order. */
export const seen = []

/** Shows a result, and keeps it for `reports/storm.json`. */
export function note(result) {
  seen.push(result)
  console.log(result)
}
