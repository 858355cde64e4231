/** What a first visit may load at most, compressed, in bytes (docs/performance.md). */
export const budgets = {
  page: 31_000,
  script: 130_000,
  style: 15_000,
  wholeHome: 500_000,
  /** Any view of the staff desk. */
  deskScript: 720_000,
  /** The document of such a view, unpacked: the desk writes it, the browser reads all of it before it can be used. */
  deskDocument: 520_000,
}
