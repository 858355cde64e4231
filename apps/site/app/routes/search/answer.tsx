import { Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import type { Asked, Question } from '../../api/search.ts'
import { Empty, Failed, Loading, Note } from '../../components/list-state/list-state.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Results } from './results.tsx'
import { Browse, Suggestions } from './suggestions.tsx'

type Props = { of: Asked | Promise<Asked>; question: Question }

/** The result of a search: loading, found, nothing, or unavailable. */
export function Answer({ of, question }: Props) {
  const { t } = useTranslation('search')
  if (!(of instanceof Promise)) return <Arrived asked={of} question={question} />
  const { text, kind, page, language } = question
  return (
    <Suspense key={[text, kind, page, language].join(' ')} fallback={<Loading text={t('searching')} />}>
      <Waiting of={of} question={question} />
    </Suspense>
  )
}

const Waiting = ({ of, question }: { of: Promise<Asked>; question: Question }) => (
  <Arrived asked={use(of)} question={question} />
)

function Arrived({ asked, question }: { asked: Asked; question: Question }) {
  const { t } = useTranslation('search')
  const { revalidate } = useRevalidator()
  if (asked.state === 'preparing')
    return (
      <>
        <Note text={t('preparing')} icon="clock">
          {t('preparingWhy')}
        </Note>
        <Browse />
      </>
    )
  if (asked.state === 'away')
    return (
      <>
        <Failed text={t('away')} onRetry={revalidate}>
          {t('awayWhy')}
        </Failed>
        <Browse />
      </>
    )
  if (asked.kinds.length === 0) return <Nothing text={question.text} />
  return <Results findings={asked} question={question} />
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation('search')
  const tips = [t('tipSpelling'), t('tipFewer'), t('tipOther')]
  return (
    <>
      <Empty text={t('nothing', { question: useFormat().digits(text) })}>{t('askUs')}</Empty>
      <section className="prose">
        <h2>{t('tipsTitle')}</h2>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <Suggestions />
    </>
  )
}
