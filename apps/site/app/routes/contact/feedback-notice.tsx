import type { Receipt } from '../../api/receipt.ts'
import { Button } from '../../components/button/button.tsx'
import { FormSummary } from '../../components/form/form-summary.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OtherWays } from '../../message-form/other-ways.tsx'
import { presentProblems } from '../../message-form/present.ts'
import type { Notice } from '../../message-form/problem.ts'
import { Reference } from '../../message-form/reference.tsx'
import { useCounted } from '../../message-form/use-counted.ts'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'

type Props = { notice: Notice; onKeep: () => void }

/** The result of the form. It takes the focus, so nothing in it is announced a second time. */
export function FeedbackNotice({ notice, onKeep }: Props) {
  const { t } = useTranslation('contact')
  const format = useFormat()
  switch (notice.state) {
    case 'refused':
      return (
        <FormSummary
          problems={presentProblems(notice.errors, (error, limit) => t(error, { limit }), format)}
        />
      )
    case 'sent':
      return <Sent receipt={notice} />
    case 'kept':
      return (
        <Note icon="wifi-off" text={t('kept')}>
          <p>{t('keptWhy')}</p>
        </Note>
      )
    case 'failed':
      return (
        <Failed isQuiet text={t('failed')}>
          {t(notice.isNotTaken ? 'notTaken' : 'failedWhy')} <OtherWays />
          <span className={style.actions}>
            <Button quiet icon="wifi-off" className="scripted" onClick={onKeep}>
              {t('keep')}
            </Button>
          </span>
        </Failed>
      )
    case 'busy':
      return (
        <Failed isQuiet text={t('busy', { number: format.number(notice.seconds) })}>
          {t('textIsHere')} <OtherWays />
        </Failed>
      )
    default:
      return (
        <Failed isQuiet text={t(notice.state)}>
          {t(`${notice.state}Why`)} <OtherWays />
        </Failed>
      )
  }
}

function Sent({ receipt }: { receipt: Receipt }) {
  const { reference } = receipt
  const { t } = useTranslation('contact')
  const days = useCounted(useStart().settings.answerDays)
  return (
    <Success text={t('sent')}>
      {reference ? <Reference {...receipt} /> : null}
      <p>
        {reference ? t('sentWhatNext') : null} {days ? t('sentAnswer', days) : null}
      </p>
    </Success>
  )
}
