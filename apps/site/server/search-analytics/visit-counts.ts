/** A site has about a hundred pages, in two languages. */
const mostPages = 5000
const longestPath = 200
/** As the contract has the path of a page. */
const path = /^\/(?!\/)[a-z0-9._~%!$&()*+,;=:@/-]*$/i

/** How often pages were opened. */
export function createVisitCounts() {
  const counts = new Map<string, number>()
  return {
    opened(page: string): void {
      const before = counts.get(page)
      if (before === undefined && (counts.size >= mostPages || page.length > longestPath || !path.test(page)))
        return
      counts.set(page, (before ?? 0) + 1)
    },
    /** What has come since the last time. */
    take(atMost: number): { page: string; count: number }[] {
      const taken = [...counts].slice(0, atMost).map(([page, count]) => ({ page, count }))
      for (const { page } of taken) counts.delete(page)
      return taken
    },
  }
}
