import type { Role } from '../../content/access/role.ts'
import type { Finding } from '../../content/requirements/finding.ts'
import { canMend, menderAt } from '../../content/requirements/menders.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { type Findings, type Kind, kinds } from './findings.ts'
import { kindWords } from './words.ts'

/** So many rows stand on a page of the view. */
const rowsOnPage = 100

export const numberIn = (count: number, language: DeskLanguage): string =>
  language === 'mr' ? toMarathiDigits(count) : String(count)

export type Counted = { kind: Kind; title: string; count: number; shown: string }

const only = ({ at, of }: Findings, isOwn: (finding: Finding) => boolean): Findings => ({
  at,
  of: Object.fromEntries(kinds.map((kind) => [kind, of[kind].filter(isOwn)])) as unknown as Findings['of'],
})

/** What is a department's, where one is chosen. A file is nobody's. */
export const ofDepartment = (findings: Findings, department: number | undefined): Findings =>
  department === undefined ? findings : only(findings, ({ owner }) => owner === department)

/** What a role can mend itself. */
export const mendableBy = (findings: Findings, role: Role | undefined): Findings =>
  only(findings, ({ path }) => canMend(role, menderAt(path)))

/** The number of a department in an address. */
export const departmentIn = (asked: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(asked)) ? Number(asked) : undefined

/** How much there is of each kind, in one language. */
export const countsOf = ({ of }: Findings, language: DeskLanguage): Counted[] =>
  kinds.map((kind) => ({
    kind,
    title: kindWords[kind].title[language],
    count: of[kind].length,
    shown: numberIn(of[kind].length, language),
  }))

/** The kind that an address names; else the first of which there is something. */
export function chosenKind(asked: unknown, findings: Findings): Kind {
  const named = kinds.find((kind) => kind === asked)
  return named ?? kinds.find((kind) => findings.of[kind].length > 0) ?? 'expired'
}

/** The rows of a page, counted from 1, and how many pages there are. */
export function rowsOf<T>(
  all: readonly T[],
  asked: unknown,
): { rows: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / rowsOnPage))
  const page = Math.min(pages, Math.max(1, Number.parseInt(String(asked ?? 1), 10) || 1))
  return { rows: all.slice((page - 1) * rowsOnPage, page * rowsOnPage), page, pages }
}
