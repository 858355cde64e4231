import type { SentFeedback } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { postInBrowser } from '../../api/feedback.ts'
import { Button } from '../../components/button/button.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import type { OutboxEntry } from '../../feedback/outbox.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './contact.module.css'
import { Reference } from './reference.tsx'
import { loadOutbox } from './use-outbox.ts'

/** An entry whose text this tab knows: it can be corrected. */
export type Known = OutboxEntry & { feedback: SentFeedback }
type Props = { entries: readonly OutboxEntry[]; onTakeBack: (entry: Known) => void }

/** What is stored on this device: waiting messages can be taken back, sent ones show their reference. */
export function WaitingFeedbackList({ entries, onTakeBack }: Props) {
  const { t } = useTranslation('contact')
  if (entries.length === 0) return null
  return (
    <ul className={`list ${style.waiting}`} aria-label={t('waitingList')}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} onTakeBack={onTakeBack} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, onTakeBack }: { entry: OutboxEntry } & Pick<Props, 'onTakeBack'>) {
  const { t } = useTranslation(['contact', 'common'])
  const date = useFormat().date(entry.keptAt) ?? ''
  const { feedback } = entry
  const subject = feedback?.subject ?? t('messageOf', { date })
  const remove = () => void loadOutbox().then(({ removeFromOutbox }) => removeFromOutbox(entry.key))
  const actions = (first: ReactNode) => (
    <span className={style.actions}>
      {first}
      <Button quiet onClick={remove}>
        {t('cancel')}
      </Button>
    </span>
  )
  const takeBack = feedback ? (
    <Button quiet onClick={() => onTakeBack({ ...entry, feedback })}>
      {t('takeBack')}
    </Button>
  ) : null
  switch (entry.state) {
    case 'sent':
      return (
        <Success text={t('waitingSent', { subject })}>
          {entry.reference ? <Reference {...entry} /> : null}
          <Button quiet onClick={remove}>
            {t('seen')}
          </Button>
        </Success>
      )
    case 'refused':
      return (
        <Failed isQuiet text={t('waitingRefused', { subject })}>
          {feedback ? null : t('waitingRefusedWhy')}
          {feedback && Object.keys(entry.errors).length === 0 ? t('notTaken') : null}{' '}
          {actions(takeBack ?? <SendAgain entry={entry} />)}
        </Failed>
      )
    default:
      return (
        <Note icon="clock" text={t('waiting', { subject })}>
          <p>
            {t('waitingSince', { date })} {feedback ? null : t('sealed')}
          </p>
          {actions(takeBack)}
        </Note>
      )
  }
}

/** The text is not here any more, but it is on the device, sealed: the server may take it another time. */
function SendAgain({ entry }: { entry: OutboxEntry & { state: 'refused' } }) {
  const { t } = useTranslation('common')
  const send = async () => {
    const { errors: _, ...kept } = entry
    const { deliverOutbox, putIntoOutbox } = await loadOutbox()
    await putIntoOutbox({ ...kept, state: 'waiting' })
    await deliverOutbox(postInBrowser, () => undefined)
  }
  return (
    <Button quiet onClick={() => void send()}>
      {t('tryAgain')}
    </Button>
  )
}
