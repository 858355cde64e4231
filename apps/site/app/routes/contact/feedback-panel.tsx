import { lazy, Suspense } from 'react'
import type { Receipt } from '../../api/receipt.ts'
import { Panel } from '../../components/form/panel.tsx'
import { Note } from '../../components/list-state/list-state.tsx'
import { orNothing } from '../../components/on-demand/or-nothing.ts'
import type { Written } from '../../feedback/draft.ts'
import { useOutbox } from '../../feedback/use-outbox.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { contactIn } from '../../message-form/contact-wanted.ts'
import { Reference } from '../../message-form/reference.tsx'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackNotice } from './feedback-notice.tsx'
import { MisconductLink } from './misconduct-link.tsx'
import type { GivenBack } from './take-form.ts'
import { useFeedbackForm } from './use-feedback-form.ts'

/** Fetched with the page's script, though not before it: when a message waits there may be no network. */
const loadWaitingList = () =>
  orNothing(() =>
    import('./waiting-feedback-list.tsx').then(({ WaitingFeedbackList: List }) => ({ default: List })),
  )
const waitingList = import.meta.env.SSR ? undefined : loadWaitingList()
const WaitingFeedbackList = lazy(() => waitingList ?? loadWaitingList())

type Props = {
  givenBack: GivenBack | undefined
  sent: Receipt | undefined
  begun: Partial<Written> | undefined
  /** Whether the page names a grievance officer. */
  isOfficerNamed: boolean
}

/** The form, its result, and the messages that wait on this device. */
export function FeedbackPanel({ givenBack, sent, begun, isOfficerNamed }: Props) {
  const { t } = useTranslation('contact')
  const isEither = contactIn(useStart().settings) === 'either'
  const entries = useOutbox()
  const { form, notice, last, noticeBox, isSending, submit, keep, takeBack } = useFeedbackForm({
    givenBack,
    sent,
    begun,
  })
  const isOver = notice?.state === 'kept' && !entries.some(({ state }) => state === 'waiting')
  return (
    <Panel id="feedback" title={t('formTitle')} intro={t(isEither ? 'eitherRequired' : 'allRequired')}>
      <MisconductLink />
      <div ref={noticeBox} className={style.notice} tabIndex={-1}>
        {notice && !isOver ? <FeedbackNotice notice={notice} onKeep={keep} /> : null}
      </div>
      {last && notice?.state !== 'sent' ? (
        <div className={style.notice}>
          <Note icon="message-circle" text={t('lastMessage')}>
            <Reference {...last} />
          </Note>
        </div>
      ) : null}
      {entries.length > 0 ? (
        <Suspense fallback={null}>
          <WaitingFeedbackList entries={entries} onTakeBack={takeBack} />
        </Suspense>
      ) : null}
      <FeedbackForm
        ref={form}
        givenBack={givenBack}
        begun={begun}
        errors={notice?.state === 'refused' ? notice.errors : {}}
        isSending={isSending}
        isOfficerNamed={isOfficerNamed}
        onSubmit={submit}
      />
    </Panel>
  )
}
