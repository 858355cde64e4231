/** What a first visit may load at most, compressed, in bytes (docs/performance.md). */
export const budgets = {
  page: 31_000,
  script: 130_000,
  style: 15_000,
  wholeHome: 500_000,
  /** Any view of the staff desk. */
  deskScript: 720_000,
}
