import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import type { KnownEntry, OutboxEntry } from '../../feedback/outbox.ts'
import { removeKept, sendAgain } from '../../feedback/use-outbox.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Reference } from '../../message-form/reference.tsx'
import style from './contact.module.css'

type Props = { entries: readonly OutboxEntry[]; onTakeBack: (entry: KnownEntry) => void }

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
  const date = useFormat().dateInWords(entry.keptAt) ?? ''
  const { feedback } = entry
  const subject = feedback?.subject ?? t('messageOf', { date })
  const remove = () => void removeKept(entry)
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
          {actions(
            takeBack ?? (
              <Button quiet onClick={() => void sendAgain(entry)}>
                {t('common:tryAgain')}
              </Button>
            ),
          )}
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
