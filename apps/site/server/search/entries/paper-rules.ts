import type { Language, Row } from '@nagardwar/contract/browser'
import { isActive } from '../../../app/disclosure/dynamic-page.ts'
import { isDated, tenderPath } from '../../../app/tenders/tender-path.ts'
import { endOfTender } from '../../../app/tenders/tender-state.ts'
import { isSame } from './identifier.ts'
import type { Around, Rules } from './rule.ts'

const headingOf = (row: { headingId?: unknown }, { known, language }: Around): string | undefined =>
  known('headings', language).find((heading) => isSame(heading.headingId, row.headingId))?.heading

const coverText = (cover: string, { known, language }: Around): string | undefined =>
  known('texts', language).find(({ key }) => key === `image:${cover}`)?.text

const isDatedRecord = (rows: Partial<Record<Language, Row<'tenders'>>>): boolean => {
  const row = rows.en ?? rows.mr
  return row !== undefined && isDated(row)
}

const nameAndPdf = (page: string) => ({
  kind: 'document' as const,
  page,
  title: (row: { name: string }) => row.name,
  document: (row: { pdf: string }) => row.pdf,
})

/** Lists with one document per record. */
export const papers: Rules = {
  citizenCharter: nameAndPdf('/citizen-charter'),
  downloads: nameAndPdf('/downloads'),
  election: nameAndPdf('/election'),
  voter: nameAndPdf('/voter'),
  developmentPlanMaps: nameAndPdf('/maps'),
  rightToServicesDocuments: {
    kind: 'document',
    page: '/right-to-services',
    title: (row) => row.description,
    document: (row) => row.pdf,
  },
  publications: {
    kind: 'document',
    page: '/official-publication',
    title: (row, around) => row.name || (coverText(row.cover, around) ?? around.word('publication')),
    document: (row) => row.pdf,
  },
  tenders: {
    kind: 'news',
    page: '/press-releases',
    title: (row) => row.description,
    text: (row) => [row.number, row.portalNumber, ...row.history.map((event) => event.text)],
    href: ({ id, rows }) => (isDatedRecord(rows) ? tenderPath(id) : undefined),
    anchor: (row) => (isDated(row) ? '' : row.description),
    document: (row) => row.pdf,
    until: endOfTender,
    enclosures: ({ description, history }, { word }) =>
      history.flatMap(({ id, kind, pdf }) =>
        pdf ? [{ id: String(id), title: `${word(`tenders:${kind}`)}: ${description}`, pdf }] : [],
      ),
  },
  projects: {
    kind: 'news',
    page: '/projects',
    title: (row) => row.description,
    document: (row) => row.pdf,
  },
}

/** A record that says nothing is shown: servers leave the status out of what all may see. */
const isShown = ({ status }: { status?: unknown }): boolean => status === undefined || isActive({ status })

/** Documents of the departments, by heading and year. */
export const archive: Rules = {
  meetings: {
    kind: 'document',
    page: '/general-admin-department',
    title: (row) => row.title,
    text: (row: Row<'meetings'>) => [row.year, row.type],
    document: (row) => row.pdf,
    isShown,
  },
  yearDocuments: {
    kind: 'document',
    page: '/public-disclosure',
    title: (row) => row.title,
    text: (row) => [row.year],
    where: headingOf,
    document: (row) => row.pdf,
    isShown,
  },
  headingDocuments: {
    kind: 'document',
    page: '/public-disclosure',
    title: (row) => row.title,
    where: headingOf,
    document: (row) => row.pdf,
    isShown,
  },
}
