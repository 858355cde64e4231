import { vi } from 'vitest'

const real = performance.now.bind(performance)
let ahead = 0

/** Moves both clocks forward by this many seconds. The time of day must be faked (`toFake: ['Date']`). */
export function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
  ahead += seconds * 1000
  performance.now = () => real() + ahead
}

/** Puts the monotonic clock back. Test files share a worker, so each leaves it as it was (`put-clock-back.ts`). */
export function putClockBack(): void {
  ahead = 0
  performance.now = real
}
