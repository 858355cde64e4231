/** The place of one page among all. */
export type PageNumbers = { page: number; pages: number }

/** A part of a list, with its place among the parts. */
export type PageOf<T> = PageNumbers & { items: T[] }

/**
 * The items of one page, counted from 1. A number beyond either end is the page at that end. With `numbers` the items
 * are one page already: the document carried no others.
 */
export function pageOf<T>(items: readonly T[], page: number, size: number, numbers?: PageNumbers): PageOf<T> {
  if (numbers) return { items: [...items], ...numbers }
  const pages = Math.max(1, Math.ceil(items.length / size))
  const within = Math.min(Math.max(1, page), pages)
  return { items: items.slice((within - 1) * size, within * size), page: within, pages }
}

/** The rows of one page as they stand in their list; with a size below zero the last row comes first on page 1. */
export function rowsOfPage<T>(rows: readonly T[], page: number, size: number): PageOf<T> {
  if (size > 0) return pageOf(rows, page, size)
  const { items, ...numbers } = pageOf([...rows].reverse(), page, -size)
  return { items: items.reverse(), ...numbers }
}

/** The page number in a query; 1 where there is none that makes sense. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1
}
