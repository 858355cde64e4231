import type { Receipt } from '../../api/receipt.ts'
import { Panel } from '../../components/form/panel.tsx'
import { Failed, Success } from '../../components/list-state/list-state.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormResult } from '../../message-form/form-result.tsx'
import { Reference } from '../../message-form/reference.tsx'
import { useCounted } from '../../message-form/use-counted.ts'
import { useStart } from '../../start/start.ts'
import { type Asking, ProposalForm } from './proposal-form.tsx'
import style from './proposing.module.css'
import type { ProposalGivenBack } from './take-proposal.ts'

/** What became of a form that was sent, for the one who sent it. */
export type Proposing = { givenBack?: ProposalGivenBack | undefined; sent?: Receipt | undefined }

type Props = {
  asking: Asking
  isOpen: boolean
  /** From when and until when, in words. */
  opens: string
  closes: string
  proposing: Proposing
}

/** The form while the notice is open, the receipt, or why a proposal was not taken. */
export function ProposalPanel({ asking, isOpen, opens, closes, proposing: { givenBack, sent } }: Props) {
  const { t } = useTranslation('budget-proposals')
  if (!isOpen && !givenBack && !sent) return null
  const isTaken = isOpen && givenBack?.problem.state !== 'notOpen'
  return (
    <Panel id="proposal" title={t('propose')} intro={isTaken && !sent ? t('until', { time: closes }) : null}>
      {sent ? <Sent receipt={sent} /> : null}
      {isTaken && !sent ? <p>{t('noNames')}</p> : null}
      {isTaken && !sent ? <ProposalForm asking={asking} givenBack={givenBack} /> : null}
      {!isTaken && givenBack ? <NotOpen givenBack={givenBack} opens={opens} closes={closes} /> : null}
    </Panel>
  )
}

function Sent({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['budget-proposals', 'contact'])
  const days = useCounted(useStart().settings.answerDays)
  return (
    <FormResult>
      <Success text={t('sent')}>
        {receipt.reference ? <Reference {...receipt} /> : null}
        <p>
          {t('sentNext')} {days ? t('contact:sentAnswer', days) : null}
        </p>
      </Success>
    </FormResult>
  )
}

type NotOpenProps = { givenBack: ProposalGivenBack } & Pick<Props, 'opens' | 'closes'>

/** With the day and the hour, and with what was written. */
function NotOpen({ givenBack: { problem, written }, opens, closes }: NotOpenProps) {
  const { t } = useTranslation('budget-proposals')
  const isPlanned = problem.state === 'notOpen' && problem.error === 'noticePlanned'
  return (
    <>
      <FormResult>
        <Failed text={isPlanned ? t('notYet', { time: opens }) : t('tooLate', { time: closes })} isWhole />
      </FormResult>
      {written.title || written.text ? (
        <>
          <p>{t('yourText')}</p>
          <blockquote className={style.written}>
            {[written.title, written.text].filter(Boolean).join('\n\n')}
          </blockquote>
        </>
      ) : null}
    </>
  )
}
