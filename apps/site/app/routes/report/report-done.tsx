import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import type { OutboxEntry } from '../../feedback/outbox.ts'
import { removeKept, sendAgain, useOutbox } from '../../feedback/use-outbox.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Reference } from '../../message-form/reference.tsx'
import { NearbyList, type Props as NearbyProps } from './nearby-list.tsx'
import type { Notice } from './problem.ts'

/** `more` leads to the public list. It is given, so that this part needs nothing of the page's script. */
type Done = Omit<NearbyProps, 'reports'> & {
  notice: Extract<Notice, { state: 'sent' | 'kept' | 'followed' | 'nearby' }>
  more: ReactNode
}

/** The result of a form that has no fault: sent, kept on the device, counted at another report, or like one nearby. */
export function ReportDone({ notice, more, ...around }: Done) {
  const { t } = useTranslation('report')
  if (notice.state === 'sent') return <Sent notice={notice}>{more}</Sent>
  if (notice.state === 'nearby') return <NearbyList reports={notice.reports} {...around} />
  if (notice.state === 'kept')
    return (
      <Note icon="wifi-off" text={t('kept')}>
        <p>{t('keptWhy')}</p>
      </Note>
    )
  return (
    <Success text={t('followed')}>
      <p>
        {t('followedWhy')} {notice.isInForm ? t('followedInForm') : null}
      </p>
      <p>{t(around.sendsMail ? (notice.isTold ? 'followedMail' : 'followedNoAddress') : 'followedNoMail')}</p>
      {more}
    </Success>
  )
}

type SentProps = { notice: Notice & { state: 'sent' }; children?: ReactNode }

/** The number of a report that was sent; one that waited on the device has no private link (decision 0019). */
export function Sent({ notice, children }: SentProps) {
  const { t } = useTranslation('report')
  const date = useFormat().dateInWords(notice.dueOn ?? null)
  return (
    <Success text={t('sent')}>
      {notice.reference ? <Reference {...notice} /> : null}
      {date ? <p>{t('sentDue', { date })}</p> : null}
      {notice.secret || notice.wasKept ? <p>{t(notice.secret ? 'sentNext' : 'sentKept')}</p> : null}
      {children}
    </Success>
  )
}

/** `except`: the key of the one that the result of the form tells of. */
type Props = { except: string | undefined }

/** The reports that this device kept, also before a reload: those that wait, and the numbers of those that were sent. */
export function KeptReports({ except }: Props) {
  const { t } = useTranslation('report')
  const reports = useOutbox().filter(({ isReport, key }) => isReport && key !== except)
  if (reports.length === 0) return null
  return (
    <ul className="list stack" aria-label={t('keptList')}>
      {reports.map((entry) => (
        <li key={entry.key}>
          <Kept entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Kept({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation(['report', 'contact', 'common'])
  const date = useFormat().dateInWords(entry.keptAt) ?? ''
  const remove = (label: string) => (
    <Button quiet onClick={() => void removeKept(entry)}>
      {label}
    </Button>
  )
  switch (entry.state) {
    case 'sent':
      return <Sent notice={{ ...entry, wasKept: entry.key }}>{remove(t('contact:seen'))}</Sent>
    case 'refused':
      return (
        <Failed isQuiet text={t('keptRefused', { date })}>
          <Button quiet onClick={() => void sendAgain(entry)}>
            {t('common:tryAgain')}
          </Button>{' '}
          {remove(t('contact:cancel'))}
        </Failed>
      )
    default:
      return (
        <Note icon="clock" text={t('keptSince', { date })}>
          <p>{t('keptWhy')}</p>
          {remove(t('contact:cancel'))}
        </Note>
      )
  }
}
