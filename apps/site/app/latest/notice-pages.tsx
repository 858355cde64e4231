import type { Row } from '@nagardwar/contract/browser'
import type { PageNumbers } from '../api/page-of.ts'
import { useNow } from '../clock/use-now.ts'
import { Pagination } from '../components/pagination/pagination.tsx'
import style from '../components/pdf/pdf.module.css'
import { PdfLink } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { usePageOf } from '../resource/use-page-of.ts'
import { TenderLine } from '../tenders/tender-line.tsx'
import { isDated } from '../tenders/tender-path.ts'
import { presentNotices } from './present-notices.ts'

export const noticesPerPage = 10

type Listed = Row<'projects'> | Row<'tenders'>
type Props = { title: string; rows: readonly Listed[]; numbers: PageNumbers | undefined }

/** All projects, or all tenders and press releases, a page at a time. */
export function NoticePages({ title, rows, numbers }: Props) {
  const shown = usePageOf(rows, noticesPerPage, numbers)
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <ul className={style.list}>
        {shown.items.map((row) => (
          <li key={row.id}>
            {'kind' in row && isDated(row) ? <TenderLine tender={row} /> : <NoticeLine row={row} />}
          </li>
        ))}
      </ul>
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}

const NoticeLine = ({ row }: { row: Listed }) => {
  const now = useNow()
  return presentNotices([row], now).map(({ id, title, ...notice }) => (
    <PdfLink key={id} title={<Text>{title}</Text>} {...notice} />
  ))
}
