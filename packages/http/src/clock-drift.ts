/**
 * By how many seconds the clock on the wall was moved since this process began, measured against the clock that nobody can
 * set. Ages and limits go by the latter (`performance.now`), so a drift changes only the times that are shown.
 */
export const clockDrift = (): number =>
  Math.round((Date.now() - performance.timeOrigin - performance.now()) / 1000) || 0
