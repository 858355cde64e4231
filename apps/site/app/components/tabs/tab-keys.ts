/** The tab that a key moves to, wrapping around; undefined for other keys. */
export function tabAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active + count - 1) % count
  return undefined
}
