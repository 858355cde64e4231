/** The page that an address asks for (`?page=2`), within the pages that there are. */
export function pageAsked(search: URLSearchParams, pages: number): number {
  const asked = Number(search.get('page') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(1, asked), Math.max(1, pages)) : 1
}

export const pagesFor = (rows: number, perPage: number): number => Math.max(1, Math.ceil(rows / perPage))

/** The rows of one page. */
export const rowsOfPage = <R>(rows: readonly R[], page: number, perPage: number): R[] =>
  rows.slice((page - 1) * perPage, page * perPage)

/** The page numbers to show: the ends, the page in view and its neighbours; `undefined` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => pages <= 7 || number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    return number - before > 1 ? [undefined, number] : [number]
  })
}
