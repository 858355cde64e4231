import type { Row } from '@nagardwar/contract/browser'
import type { PageNumbers } from '../api/page-of.ts'
import { Pagination } from '../components/pagination/pagination.tsx'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { usePageOf } from '../resource/use-page-of.ts'
import { LastDay } from '../tenders/state-badge.tsx'
import { tenderPath } from '../tenders/tender-path.ts'
import { presentNotices } from './present-notices.ts'

export const noticesPerPage = 10

type Props = {
  title: string
  rows: readonly (Row<'projects'> | Row<'tenders'>)[]
  numbers: PageNumbers | undefined
}

/** All projects, or all tenders and press releases, a page at a time. */
export function NoticePages({ title, rows, numbers }: Props) {
  const shown = usePageOf(presentNotices(rows), noticesPerPage, numbers)
  const documents = shown.items.map(({ title: text, tender, ...notice }) => ({
    ...notice,
    title: <Text>{text}</Text>,
    page: tender && { to: tenderPath(tender.id), state: <LastDay tender={tender} /> },
  }))
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <PdfList documents={documents} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
