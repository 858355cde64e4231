import type { ListName } from '@nagardwar/contract/browser'
import type { Listed, ListOutcome } from '../api/list.ts'
import { type DynamicPage, type DynamicRows, findDynamicPage } from '../disclosure/dynamic-page.ts'

/** The lists that decide what an address shows. */
export type DynamicLists = {
  departments: ListOutcome<'disclosureDepartments'>
  headings: ListOutcome<'headings'>
  generalAdminHeadings: ListOutcome<'generalAdminHeadings'>
}

/** Those lists, and the documents of what was found. */
export type DynamicPageData = DynamicLists & {
  yearDocuments?: Listed<'yearDocuments'>
  headingDocuments?: Listed<'headingDocuments'>
  meetings?: Listed<'meetings'>
  /** What React shows of a department that was reached by a link. */
  details?: unknown
}

export type Ask = <N extends ListName>(name: N, onFailure?: string) => Promise<ListOutcome<N>>

export async function requestDynamicLists(ask: Ask): Promise<DynamicLists> {
  const [departments, headings, generalAdminHeadings] = await Promise.all([
    ask('disclosureDepartments', 'Error fetching departments'),
    ask('headings', 'Error fetching department data'),
    ask('generalAdminHeadings', 'Error fetching general admin data'),
  ])
  return { departments, headings, generalAdminHeadings }
}

/** Loads only the documents of this address. */
export function askDocuments(kind: DynamicPage['kind'] | undefined, ask: Ask) {
  if (kind === 'meetings') return { meetings: ask('meetings', 'Error fetching meetings') }
  if (kind !== 'heading') return {}
  return { yearDocuments: ask('yearDocuments'), headingDocuments: ask('headingDocuments') }
}

export const rowsOf = (lists: DynamicLists): DynamicRows => ({
  departments: lists.departments.ok ? lists.departments.value : [],
  headings: lists.headings.ok ? lists.headings.value : [],
  generalAdminHeadings: lists.generalAdminHeadings.ok ? lists.generalAdminHeadings.value : [],
})

/**
 * An address is missing only if all lists say so: while one is pending, nobody knows (an outage is not a 404). A list
 * that the server does not have has no pages. Neither has one that fails while others work.
 */
export function areAllKnown({ departments, headings, generalAdminHeadings }: DynamicLists): boolean {
  const all = [departments, headings, generalAdminHeadings]
  const isAnyHere = all.some(({ ok }) => ok)
  return all.every((list) => list.ok || list.error === 'notFound' || (list.error === 'invalid' && isAnyHere))
}

export function judge(lists: DynamicLists, barePath: string): DynamicPage['kind'] | 'missing' | 'unknown' {
  const page = findDynamicPage(rowsOf(lists), barePath)
  return page?.kind ?? (areAllKnown(lists) ? 'missing' : 'unknown')
}
