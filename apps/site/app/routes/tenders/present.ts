import type { Row } from '@nagardwar/contract/browser'
import { type PageNumbers, type PageOf, pageOf, readPageNumber } from '../../api/page-of.ts'
import { filtered, readTenderFilter } from '../../tenders/tender-filter.ts'
import { isDated } from '../../tenders/tender-path.ts'
import type { Tender } from '../../tenders/tender-state.ts'

export const tendersPerPage = 10

/** What the filter and the page number of an address leave, and how many. With `numbers` the rows are that already. */
export function foundOnPage(
  rows: readonly Tender[],
  query: URLSearchParams,
  now: number,
  numbers?: PageNumbers,
): PageOf<Tender> {
  if (numbers) return { items: [...rows], ...numbers }
  const found = filtered(rows, readTenderFilter(query), now)
  return { ...pageOf(found, readPageNumber(query), tendersPerPage), count: found.length }
}

/** The departments that invite one of them. */
export function departmentsIn(
  departments: readonly Row<'disclosureDepartments'>[],
  rows: readonly Tender[],
): Row<'disclosureDepartments'>[] {
  const named = new Set(rows.filter(isDated).map(({ departmentId }) => String(departmentId)))
  return departments.filter(({ departmentId }) => named.has(String(departmentId)))
}
