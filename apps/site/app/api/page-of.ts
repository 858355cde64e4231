/** The number of a page, and how many there are. */
export type PageNumbers = {
  page: number
  pages: number /** Of all items, where a page says it. */
  count?: number
}

/** One page of a list, with its number. */
export type PageOf<T> = PageNumbers & { items: T[] }

/**
 * The items of one page, counted from 1. A number beyond either end means the page at that end. With `numbers` the
 * items are one page already, because the document contains no others.
 */
export function pageOf<T>(items: readonly T[], page: number, size: number, numbers?: PageNumbers): PageOf<T> {
  if (numbers) return { items: [...items], ...numbers }
  const pages = Math.max(1, Math.ceil(items.length / size))
  const within = Math.min(Math.max(1, page), pages)
  return { items: items.slice((within - 1) * size, within * size), page: within, pages }
}

/** The rows of one page in the order of the list. With a negative size the last row comes first on page 1. */
export function rowsOfPage<T>(rows: readonly T[], page: number, size: number): PageOf<T> {
  if (size > 0) return pageOf(rows, page, size)
  const { items, ...numbers } = pageOf([...rows].reverse(), page, -size)
  return { items: items.reverse(), ...numbers }
}

/** The page number in a query; 1 if it is missing or invalid. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1
}
