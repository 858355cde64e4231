import { type Language, type ListName, languages, type Outcome, type WireRow } from '@nagardwar/contract'
import { isRightToInformation, isTownPlanning } from '../../app/disclosure/department-name.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'

/** The lists that say which pages of departments and headings have documents. */
export const listsOfDocuments = [
  'disclosureDepartments',
  'headings',
  'yearDocuments',
  'headingDocuments',
  'mainMenu',
] as const satisfies ListName[]

type Listed = (typeof listsOfDocuments)[number]

/** A list in one language; not ok where nothing is known of it. */
export type RowsOf = <N extends Listed>(name: N, language: Language) => Outcome<WireRow<N>[]>

const both = <N extends Listed>(rowsOf: RowsOf, name: N): WireRow<N>[] | undefined => {
  const outcomes = languages.map((language) => rowsOf(name, language))
  return outcomes.every((outcome) => outcome.ok) ? outcomes.flatMap((outcome) => outcome.value) : undefined
}

const menuLinks = (menu: readonly WireRow<'mainMenu'>[]): Set<string> =>
  new Set(
    menu
      .flatMap(({ mainMenuLink, subMenus }) => [mainMenuLink, ...subMenus.map(({ subLink }) => subLink)])
      .map(pathKey),
  )

/**
 * The addresses of departments and headings that have no document in either language. What the menu names is not among
 * them, nor the pages of the right to information and of town planning, which show more than documents. A list of which
 * nothing is known is not empty (docs/decisions/0073).
 */
export function withoutDocuments(rowsOf: RowsOf): ReadonlySet<string> {
  const [headings, byYear, others] = [
    both(rowsOf, 'headings'),
    both(rowsOf, 'yearDocuments'),
    both(rowsOf, 'headingDocuments'),
  ]
  if (!headings || !byYear || !others) return new Set()
  const filled = new Set([...byYear, ...others].map(({ y_id }) => String(y_id)))
  const full = headings.filter(({ y_id }) => filled.has(String(y_id)))
  const fullDepartments = new Set(full.map(({ p_id }) => String(p_id)))
  const departments = both(rowsOf, 'disclosureDepartments') ?? []
  const shown = new Set([
    ...menuLinks(both(rowsOf, 'mainMenu') ?? []),
    ...full.map(({ heading_link }) => pathKey(heading_link)),
    ...departments
      .filter(
        ({ p_id, department_name: name }) =>
          fullDepartments.has(String(p_id)) || isRightToInformation(name) || isTownPlanning(name),
      )
      .map(({ department_link }) => pathKey(department_link)),
  ])
  const all = [
    ...headings.map(({ heading_link }) => heading_link),
    ...departments.map(({ department_link }) => department_link),
  ].map(pathKey)
  return new Set(all.filter((path) => !shown.has(path)))
}
