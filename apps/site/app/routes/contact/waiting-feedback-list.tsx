import { Button } from '../../components/button/button.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import { type OutboxEntry, removeFromOutbox } from '../../feedback/outbox.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './contact.module.css'
import { Reference } from './reference.tsx'

type WithText = Extract<OutboxEntry, { feedback: unknown }>
type Props = { entries: readonly OutboxEntry[]; onTakeBack: (entry: WithText) => void }

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
  const remove = () => void removeFromOutbox(entry.key)
  const { subject } = entry
  if (entry.state === 'sent')
    return (
      <Success text={t('waitingSent', { subject })}>
        {entry.reference ? <Reference {...entry} /> : null}
        <Button quiet onClick={remove}>
          {t('seen')}
        </Button>
      </Success>
    )
  const actions = (
    <span className={style.actions}>
      <Button quiet onClick={() => onTakeBack(entry)}>
        {t('takeBack')}
      </Button>
      <Button quiet onClick={remove}>
        {t('cancel')}
      </Button>
    </span>
  )
  if (entry.state === 'refused')
    return (
      <Failed isQuiet text={t('waitingRefused', { subject })}>
        {Object.keys(entry.errors).length === 0 ? t('notTaken') : null} {actions}
      </Failed>
    )
  return (
    <Note icon="clock" text={t('waiting', { subject })}>
      <p>{t('waitingSince', { date })}</p>
      {actions}
    </Note>
  )
}
