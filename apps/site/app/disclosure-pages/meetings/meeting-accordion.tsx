import type { Row } from '@nagardwar/contract/browser'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { PdfList } from '../../components/pdf/pdf.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentMeetings } from './present.ts'

type Props = { meetings: readonly Row<'meetings'>[] }
type Documents = ReturnType<typeof presentMeetings>[number]['general']

/** The years of meetings, one open at a time. */
export function MeetingAccordion({ meetings }: Props) {
  const { t } = useTranslation('meetings')
  const years = presentMeetings(meetings, useFormat())
  if (years.length === 0) return <Empty />
  const parts = years.map(({ year, count, general, standing }) => ({
    id: year,
    title: <Text>{year}</Text>,
    count,
    content: (
      <>
        <MeetingList title={t('general')} documents={general} />
        <MeetingList title={t('standing')} documents={standing} />
      </>
    ),
  }))
  return (
    <section>
      <h2 className="vh">{t('years')}</h2>
      <Accordion parts={parts} />
    </section>
  )
}

/** One kind of meeting in a year; left out if there were none. */
function MeetingList({ title, documents }: { title: string; documents: Documents }) {
  if (documents.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <PdfList documents={documents.map((one) => ({ ...one, title: <Text>{one.title}</Text> }))} />
    </>
  )
}
