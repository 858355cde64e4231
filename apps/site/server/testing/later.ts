import { vi } from 'vitest'

const real = performance.now.bind(performance)
let ahead = 0

/** As if so many seconds had passed, by both clocks. The time of day must be faked (`toFake: ['Date']`). */
export function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
  ahead += seconds * 1000
  performance.now = () => real() + ahead
}
