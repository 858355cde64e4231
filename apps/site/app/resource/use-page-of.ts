import { useSearchParams } from 'react-router'
import { type PageNumbers, type PageOf, pageOf, readPageNumber } from '../api/page-of.ts'

/** The items of the page in the address. With `numbers` they are one page already. */
export const usePageOf = <T>(items: readonly T[], size: number, numbers?: PageNumbers): PageOf<T> =>
  pageOf(items, readPageNumber(useSearchParams()[0]), size, numbers)
