import { Paragraphs } from '../../components/linked-text/paragraphs.tsx'
import { documentFacts } from '../../components/pdf/document-facts.ts'
import { PdfList } from '../../components/pdf/pdf.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Tender } from '../../tenders/tender-state.ts'

type Props = { tender: Tender }

/** The notice itself, then the documents of corrigenda and result. */
export function TenderDocuments({ tender: { description, pdf, files, history } }: Props) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  const own = history.filter((event) => event.pdf)
  return (
    <section className="stack">
      <h2>{t('documents')}</h2>
      <PdfList
        documents={[
          { id: 'notice', title: <Text>{description}</Text>, path: pdf, ...documentFacts({ files }, pdf) },
          ...own.map((event) => ({
            id: event.id,
            title: [t(event.kind), format.date(event.day)].filter(Boolean).join(', '),
            path: event.pdf,
            ...documentFacts({ files }, event.pdf),
          })),
        ]}
      />
    </section>
  )
}

/** Corrigenda and result, in the council's order. */
export function History({ tender: { history } }: Props) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  if (history.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('history')}</h2>
      <ul className="list stack">
        {history.map(({ id, day, kind, text }) => (
          <li key={id}>
            <h3>{[t(kind), format.date(day)].filter(Boolean).join(', ')}</h3>
            <Paragraphs>{text}</Paragraphs>
          </li>
        ))}
      </ul>
    </section>
  )
}
