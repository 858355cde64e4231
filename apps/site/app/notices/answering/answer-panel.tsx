import type { Row } from '@nagardwar/contract/browser'
import type { Receipt } from '../../api/receipt.ts'
import { Panel } from '../../components/form/panel.tsx'
import { Failed, Success } from '../../components/list-state/list-state.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormResult } from '../../message-form/form-result.tsx'
import { Reference } from '../../message-form/reference.tsx'
import { timeIn } from '../../tenders/time-in.ts'
import { isTakenHere, type Notice } from '../notice-path.ts'
import { lastDayOf, noticeStateAt } from '../notice-state.ts'
import { AnswerForm } from './answer-form.tsx'
import style from './answering.module.css'
import type { AnswerGivenBack } from './take-answer.ts'

/** What became of a form that was sent, for the one who sent it, and the wards that the council has, as far as known. */
export type Answering = {
  givenBack?: AnswerGivenBack | undefined
  sent?: Receipt | undefined
  wards?: readonly Row<'wards'>[]
}

type Props = { notice: Notice; now: number; answering: Answering }

/** The form while the notice is open, the receipt, or why an answer was not taken. Nothing where none is taken here. */
export function AnswerPanel({ notice, now, answering: { givenBack, sent, wards = [] } }: Props) {
  const { t } = useTranslation('notice-form')
  const format = useFormat()
  if (!isTakenHere(notice)) return null
  const isOpen = noticeStateAt(notice, now)?.state === 'open'
  if (!isOpen && !givenBack && !sent) return null
  const until = timeIn(format, lastDayOf(notice)) ?? ''
  const isTaken = isOpen && givenBack?.problem?.state !== 'notOpen'
  return (
    <Panel id="answer" title={t('title')} intro={isTaken && !sent ? t('until', { time: until }) : undefined}>
      {sent ? <Sent receipt={sent} /> : null}
      {isTaken && !sent ? <AnswerForm notice={notice} givenBack={givenBack} wards={wards} /> : null}
      {!isTaken && givenBack ? <TooLate notice={notice} givenBack={givenBack} /> : null}
    </Panel>
  )
}

function Sent({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('notice-form')
  return (
    <FormResult>
      <Success text={t('sent')}>
        {receipt.reference ? <Reference {...receipt} /> : null}
        <p>{t('sentNext')}</p>
      </Success>
    </FormResult>
  )
}

/** With the day and the hour, and with what was written: it can still go by post to the council. */
function TooLate({
  notice,
  givenBack: { problem, written },
}: {
  notice: Notice
  givenBack: AnswerGivenBack
}) {
  const { t } = useTranslation('notice-form')
  const format = useFormat()
  const isPlanned = problem?.state === 'notOpen' && problem.error === 'noticePlanned'
  const time = timeIn(format, isPlanned ? notice.opens : lastDayOf(notice)) ?? ''
  const texts = textsOf(notice, written)
  return (
    <>
      <FormResult>
        <Failed text={t(isPlanned ? 'noticePlanned' : 'noticeClosed', { time })} isWhole />
      </FormResult>
      {texts.length > 0 ? <p>{t('yourText')}</p> : null}
      {texts.map((text) => (
        <blockquote key={text} className={style.written}>
          <Text>{text}</Text>
        </blockquote>
      ))}
    </>
  )
}

/** What was written in words: to the questions of a survey, and the text. */
const textsOf = ({ questions }: Notice, { replies, text }: AnswerGivenBack['written']): string[] =>
  [...questions.flatMap(({ id, kind }) => (kind === 'words' ? (replies[id] ?? []) : [])), text].filter(
    Boolean,
  )
