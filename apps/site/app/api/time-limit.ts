/** Ends a request after so many milliseconds. `AbortSignal.timeout` is younger than the oldest browsers we write for. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
