/**
 * By how many seconds the system clock was changed since this process started, compared with the monotonic clock.
 * Ages and limits use the monotonic clock (`performance.now`), so a drift affects only displayed times.
 */
export const clockDrift = (): number =>
  Math.round((Date.now() - performance.timeOrigin - performance.now()) / 1000) || 0
