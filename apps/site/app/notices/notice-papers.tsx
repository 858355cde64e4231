import { Facts } from '../components/facts/facts.tsx'
import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { documentFacts } from '../components/pdf/document-facts.ts'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from '../tenders/time-in.ts'
import type { Notice } from './notice-path.ts'
import { noticeStateAt } from './notice-state.ts'
import { Part } from './part.tsx'

type Props = { notice: Notice }

/** The draft, maps and schedules. */
export function NoticeDocuments({ notice }: Props) {
  const { t } = useTranslation('notices')
  if (notice.documents.length === 0) return null
  return (
    <Part title={t('documents')}>
      <PdfList
        documents={notice.documents.map(({ id, kind, title, pdf }) => ({
          id,
          title: title ? <Text>{title}</Text> : t(kind),
          path: pdf,
          ...documentFacts(notice, pdf),
        }))}
      />
    </Part>
  )
}

/** Corrigenda in the council's order, each with its document. */
export function Corrigenda({ notice }: Props) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  if (notice.corrigenda.length === 0) return null
  return (
    <Part title={t('corrigenda')}>
      <ul className="list stack">
        {notice.corrigenda.map(({ id, day, text, closes, pdf }) => {
          const name = [t('corrigendum'), format.date(day)].filter(Boolean).join(', ')
          const time = timeIn(format, closes)
          return (
            <li key={id} className="stack">
              <h3>{name}</h3>
              <Paragraphs>{text}</Paragraphs>
              {time ? <p>{t('newLastDay', { time })}</p> : null}
              {pdf ? (
                <PdfList documents={[{ id, title: name, path: pdf, ...documentFacts(notice, pdf) }]} />
              ) : null}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** What became of it; while it is under decision, that nobody has decided yet. */
export function Outcome({ notice, now }: Props & { now: number }) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const state = noticeStateAt(notice, now)?.state
  if (state === 'underDecision')
    return (
      <Part title={t('outcome')}>
        <p>{t('awaited')}</p>
        <Facts facts={[{ label: t('answers'), value: notice.answers && format.number(notice.answers) }]} />
      </Part>
    )
  if (state !== 'decided') return null
  const { answers, decided, decision, order } = notice
  return (
    <Part title={t('outcome')}>
      <Facts
        facts={[
          { label: t('answers'), value: answers && format.number(answers) },
          { label: t('decided'), value: format.date(decided) },
          { label: t('decision'), value: decision && <Paragraphs>{decision}</Paragraphs> },
        ]}
      />
      {order ? (
        <PdfList
          documents={[{ id: 'order', title: t('order'), path: order, ...documentFacts(notice, order) }]}
        />
      ) : null}
    </Part>
  )
}
