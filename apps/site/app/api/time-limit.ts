/** Aborts a request after this many milliseconds. `AbortSignal.timeout` is newer than our oldest browsers. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
