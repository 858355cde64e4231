import {
  type Language,
  type ListName,
  languages,
  type Row,
  toDomain,
  type WireRow,
} from '@nagardwar/contract'
import { slugOf } from '@nagardwar/contract/browser'
import { archivePath } from '../../app/archive/archive-path.ts'
import { departmentLink } from '../../app/disclosure/department-links.ts'
import { isSameId } from '../../app/disclosure/dynamic-page.ts'
import { documentPath } from '../../app/documents/document-path.ts'
import type { DocumentRecord, Step } from '../../app/documents/documents.ts'
import { otherLanguage } from '../../app/i18n/language.ts'
import { keyOf } from '../search/documents/text-store.ts'
import { rules } from '../search/entries/rules.ts'
import { ownDay } from './own-day.ts'
import type { Ask, Filed } from './public-documents.ts'

type Ids = { headingId?: unknown; departmentId?: unknown; year?: string; lastChanged?: string }

/** The words of a title that stand in the address: the same in both languages. */
export const slugFor = ({ title }: Filed['entry']): string => slugOf(title.en ?? title.mr ?? '')

const rowsIn = <N extends ListName>(ask: Ask, name: N, language: Language): Row<N>[] => {
  const outcome = ask(name, language)
  return outcome.ok ? toDomain(name, outcome.value as WireRow<N>[]) : []
}

/** What the page of a document says of it in one language. */
export function documentRecord(filed: Filed, ask: Ask, language: Language): DocumentRecord {
  const { entry, document, rows } = filed
  const row = (rows[language] ?? rows[filed.language] ?? {}) as Ids
  const slug = slugFor(entry)
  const department = departmentOf(row, ask, language)
  const other = languages
    .flatMap((each) => entry.documents[each] ?? [])
    .find(({ path }) => path !== document.path)
  return {
    key: keyOf(document.path),
    slug,
    path: document.path,
    bytes: document.bytes,
    title: entry.title[language] ?? entry.title[otherLanguage(language)] ?? '',
    steps: stepsTo(filed, row, { ask, language, department }),
    department: department?.name,
    year: row.year,
    lastChanged: row.lastChanged,
    dated: filed.dated ?? ownDay(filed, (of) => rowsIn(ask, 'councilMeetings', of)),
    other: other && { language: otherLanguage(filed.language), to: documentPath(keyOf(other.path), slug) },
  }
}

type Department = Row<'disclosureDepartments'>

function departmentOf(
  { headingId, departmentId }: Ids,
  ask: Ask,
  language: Language,
): Department | undefined {
  const heading = headingId ? headingWith(headingId, ask, language) : undefined
  const id = heading?.departmentId ?? departmentId
  return id
    ? rowsIn(ask, 'disclosureDepartments', language).find((each) => isSameId(each.departmentId, id))
    : undefined
}

const headingWith = (id: unknown, ask: Ask, language: Language): Row<'headings'> | undefined =>
  rowsIn(ask, 'headings', language).find((each) => isSameId(each.headingId, id))

type Around = { ask: Ask; language: Language; department: Department | undefined }

/** The pages that lead to the document, the nearest last. */
function stepsTo({ list, entry }: Filed, row: Ids, { ask, language, department }: Around): Step[] {
  if (list === 'mainMenu') return []
  if (list === 'archive') return [{ to: entry.href, page: archivePath }]
  const heading = row.headingId ? headingWith(row.headingId, ask, language) : undefined
  const own: Step[] = [
    ...(department && (heading || list === 'meetings')
      ? [{ to: departmentLink(department), label: department.name }]
      : []),
    ...(heading ? [{ to: heading.link, label: heading.heading }] : []),
  ]
  if (own.length > 0) return own.filter(({ to }) => to !== '')
  const { page = '/' } = rules[list] ?? {}
  const listed = entry.href.startsWith('/tenders/') ? '/tenders' : page
  const isOwnPage = entry.href !== page && entry.href !== listed
  const label = entry.where[language] || entry.where[otherLanguage(language)] || entry.title[language] || ''
  return [{ to: listed, page: listed }, ...(isOwnPage && label ? [{ to: entry.href, label }] : [])]
}
