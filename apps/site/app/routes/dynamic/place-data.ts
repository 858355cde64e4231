import type { ListName } from '@nagardwar/contract/browser'
import type { Listed, ListOutcome } from '../../api/list.ts'
import { type Place, type PlaceRows, placeAt } from '../../places/place.ts'

/** The lists that decide what is at an address. */
export type PlaceLists = {
  departments: ListOutcome<'disclosureDepartments'>
  headings: ListOutcome<'headings'>
  generalAdminHeadings: ListOutcome<'generalAdminHeadings'>
}

/** Those, and the documents of what is there. */
export type PlaceData = PlaceLists & {
  yearDocuments?: Listed<'yearDocuments'>
  headingDocuments?: Listed<'headingDocuments'>
  meetings?: Listed<'meetings'>
}

export type Ask = <N extends ListName>(name: N, onFailure?: string) => Promise<ListOutcome<N>>

export async function askPlaceLists(ask: Ask): Promise<PlaceLists> {
  const [departments, headings, generalAdminHeadings] = await Promise.all([
    ask('disclosureDepartments', 'Error fetching departments'),
    ask('headings', 'Error fetching department data'),
    ask('generalAdminHeadings', 'Error fetching general admin data'),
  ])
  return { departments, headings, generalAdminHeadings }
}

/** Asks for the documents that the page at this address shows, and for no others. */
export function askDocuments(kind: Place['kind'] | undefined, ask: Ask) {
  if (kind === 'meetings') return { meetings: ask('meetings', 'Error fetching meetings') }
  if (kind !== 'heading') return {}
  return { yearDocuments: ask('yearDocuments'), headingDocuments: ask('headingDocuments') }
}

export const rowsOf = (lists: PlaceLists): PlaceRows => ({
  departments: lists.departments.ok ? lists.departments.value : [],
  headings: lists.headings.ok ? lists.headings.value : [],
  generalAdminHeadings: lists.generalAdminHeadings.ok ? lists.generalAdminHeadings.value : [],
})

/** An address is missing only where all lists say so: while one cannot be had, nobody knows (an outage is no 404). */
export const areAllKnown = (lists: PlaceLists): boolean =>
  lists.departments.ok && lists.headings.ok && lists.generalAdminHeadings.ok

export function judge(lists: PlaceLists, barePath: string): Place['kind'] | 'missing' | 'unknown' {
  const place = placeAt(rowsOf(lists), barePath)
  return place?.kind ?? (areAllKnown(lists) ? 'missing' : 'unknown')
}
