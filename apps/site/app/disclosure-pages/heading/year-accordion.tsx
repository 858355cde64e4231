import type { Row } from '@nagardwar/contract/browser'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { PdfList } from '../../components/pdf/pdf.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentYears } from './present.ts'

type Props = { documents: readonly Row<'yearDocuments'>[]; headingId: number }

/** The years of a heading, one open at a time, each with its documents. */
export function YearAccordion({ documents, headingId }: Props) {
  const { t } = useTranslation('heading')
  const years = presentYears(documents, headingId, useFormat())
  if (years.length === 0) return <Empty />
  const parts = years.map(({ year, documents: own }) => ({
    id: year,
    title: <Text>{year}</Text>,
    count: own.length,
    content: <PdfList documents={own.map((one) => ({ ...one, title: <Text>{one.title}</Text> }))} />,
  }))
  return (
    <section>
      <h2 className="vh">{t('years')}</h2>
      <Accordion parts={parts} />
    </section>
  )
}
