import type { Language } from '@nagardwar/contract/browser'
import type { ListOutcome } from '../api/list.ts'
import { destinationOf } from '../components/site-link/destination.ts'
import { type DynamicPage, type DynamicRows, findDynamicPage, isActive } from '../disclosure/dynamic-page.ts'
import {
  type Ask,
  areAllKnown,
  askDocuments,
  type DynamicLists,
  type DynamicPageData,
  requestDynamicLists,
  rowsOf,
} from './dynamic-data.ts'

type Options = { lists: DynamicLists; path: string; language: Language; ask: Ask }
type Found = { movedTo: string } | { arrived: DynamicPageData } | 'missing' | 'unknown'

/**
 * What the other language has at an address that this one lacks, so that a change of language never leads to a missing
 * page: the record's own address in this language or, where it has no row in it, the other language's row.
 */
export async function findInOtherLanguage({ lists, path, language, ask }: Options): Promise<Found> {
  const others = await requestDynamicLists(ask)
  const page = findDynamicPage(rowsOf(others), path)
  if (!page) return areAllKnown(others) ? 'missing' : 'unknown'
  const movedTo = ownAddress(rowsOf(lists), page)
  if (movedTo) return { movedTo }
  const documents = Object.entries(askDocuments(page.kind, ask)).map(async ([name, list]) => [
    name,
    shownIn(language, (await list) as ListOutcome<'meetings'>),
  ])
  return {
    arrived: { ...withRow(lists, page, language), ...Object.fromEntries(await Promise.all(documents)) },
  }
}

/** The page of the same record in these rows. */
function ownAddress(rows: DynamicRows, page: DynamicPage): string | undefined {
  const own = sameRecord(rows, page)
  const to = destinationOf(own && isActive(own) ? own.link : '')
  return to.kind === 'page' ? to.path : undefined
}

function sameRecord({ departments, headings, generalAdminHeadings }: DynamicRows, page: DynamicPage) {
  if (page.kind === 'department')
    return departments.find(({ departmentId }) => departmentId === page.department.departmentId)
  if (page.kind === 'heading') return headings.find(({ headingId }) => headingId === page.heading.headingId)
  return generalAdminHeadings.find(({ id }) => id === page.heading.id)
}

function withRow(lists: DynamicLists, page: DynamicPage, language: Language): DynamicLists {
  const add = <R extends object>(list: { ok: boolean; value?: R[] }, row: R): { ok: true; value: R[] } => ({
    ok: true,
    value: [...(list.value ?? []), here(row, language)],
  })
  if (page.kind === 'department') return { ...lists, departments: add(lists.departments, page.department) }
  if (page.kind === 'heading') return { ...lists, headings: add(lists.headings, page.heading) }
  return { ...lists, generalAdminHeadings: add(lists.generalAdminHeadings, page.heading) }
}

const shownIn = (language: Language, list: ListOutcome<'meetings'>): ListOutcome<'meetings'> =>
  list.ok ? { ...list, value: list.value.map((row) => here(row, language)) } : list

const here = <R extends object>(row: R, language: Language): R => ({
  ...row,
  language,
  inOtherLanguage: true,
})
