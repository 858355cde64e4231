import type { Row } from '@nagardwar/contract/browser'
import { Empty } from '../../components/list-state/list-state.tsx'
import { PdfCard } from '../../components/pdf/pdf.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentDocuments } from './present.ts'

type Props = { documents: readonly Row<'headingDocuments'>[]; headingId: number }

/** Documents without years: cards with a View button. */
export function DocumentCards({ documents, headingId }: Props) {
  const { t } = useTranslation('heading')
  const cards = presentDocuments(documents, headingId, useFormat())
  if (cards.length === 0) return <Empty />
  return (
    <section>
      <h2 className="vh">{t('documents')}</h2>
      <ul className="list grid grid--2">
        {cards.map(({ id, title, ...file }) => (
          <li key={id}>
            <PdfCard title={<Text>{title}</Text>} heading="h3" {...file} />
          </li>
        ))}
      </ul>
    </section>
  )
}
