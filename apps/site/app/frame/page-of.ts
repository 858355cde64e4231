/** A part of a list, with its place among the parts. */
export type PageOf<T> = { items: T[]; page: number; pages: number }

/** The items of one page, counted from 1. A number beyond either end is the page at that end. */
export function pageOf<T>(items: readonly T[], page: number, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const within = Math.min(Math.max(1, page), pages)
  return { items: items.slice((within - 1) * size, within * size), page: within, pages }
}

/** The page number in a query; 1 where there is none that makes sense. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1
}
