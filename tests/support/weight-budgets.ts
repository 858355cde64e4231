/** What a first visit may load at most, compressed, in bytes (docs/performance.md). */
export const budgets = { script: 140_000, style: 15_000, wholeHome: 500_000 }
