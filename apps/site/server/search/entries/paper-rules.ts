import type { Language, Row } from '@nagardwar/contract/browser'
import { isActive } from '../../../app/disclosure/dynamic-page.ts'
import { noticesPath } from '../../../app/notices/notice-path.ts'
import { endOfNotice } from '../../../app/notices/notice-state.ts'
import { isDated, tenderPath } from '../../../app/tenders/tender-path.ts'
import { endOfTender } from '../../../app/tenders/tender-state.ts'
import { isSame } from './identifier.ts'
import { noticeNames } from './other-names.ts'
import { proposalsIn } from './proposals-in.ts'
import type { Around, Enclosure, Rules } from './rule.ts'

const headingOf = (row: { headingId?: unknown }, { known, language }: Around): string | undefined =>
  known('headings', language).find((heading) => isSame(heading.headingId, row.headingId))?.heading

const coverText = (cover: string, { known, language }: Around): string | undefined =>
  known('texts', language).find(({ key }) => key === `image:${cover}`)?.text

/** The documents of a notice besides its first one. */
const papersIn = (
  { title, documents, corrigenda, order }: Row<'publicNotices'>,
  { word }: Around,
): Enclosure[] => [
  ...documents.slice(1).map((each) => ({
    id: `document-${each.id}`,
    title: `${each.title || word(`notices:${each.kind}`)}: ${title}`,
    pdf: each.pdf,
  })),
  ...corrigenda.flatMap(({ id, pdf }) =>
    pdf ? [{ id: `corrigendum-${id}`, title: `${word('notices:corrigendum')}: ${title}`, pdf }] : [],
  ),
  ...(order
    ? [
        {
          id: 'order',
          title: word('notices:orderOf').replace('{{title}}', () => title),
          pdf: order,
          lasts: true,
        },
      ]
    : []),
]

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
  publicNotices: {
    kind: 'news',
    page: noticesPath,
    title: (row) => row.title,
    text: (row, { word }) => [
      row.text,
      row.place,
      row.law && word(`notices:${row.law}`),
      row.otherLaw,
      row.wards && `${word('ward')} ${row.wards}`,
      row.hearingPlace,
      ...row.corrigenda.map(({ text }) => text),
      row.decision,
    ],
    names: (row, { word }) => `${word(`notices:${row.kind}`)} · ${noticeNames[row.kind]}`,
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
    document: (row) => row.documents[0]?.pdf,
    until: endOfNotice,
    enclosures: (row, around) => [...papersIn(row, around), ...proposalsIn(row, around)],
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
