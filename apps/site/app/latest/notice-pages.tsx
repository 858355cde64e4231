import type { Row } from '@nagardwar/contract/browser'
import { useSearchParams } from 'react-router'
import { Pagination } from '../components/pagination/pagination.tsx'
import { PdfList } from '../components/pdf/pdf.tsx'
import { pageOf, readPageNumber } from '../frame/page-of.ts'
import { Text } from '../i18n/text.tsx'
import { presentNotices } from './present-notices.ts'

const noticesPerPage = 10

type Props = { title: string; rows: readonly (Row<'projects'> | Row<'tenders'>)[] }

/** All projects, or all tenders and press releases, a page at a time. */
export function NoticePages({ title, rows }: Props) {
  const shown = pageOf(presentNotices(rows), readPageNumber(useSearchParams()[0]), noticesPerPage)
  const documents = shown.items.map(({ title: text, ...notice }) => ({
    ...notice,
    title: <Text>{text}</Text>,
  }))
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <PdfList documents={documents} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
