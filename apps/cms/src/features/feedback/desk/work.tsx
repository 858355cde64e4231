import type { UIFieldServerProps } from 'payload'
import { timeWords } from '../../../platform/dates/time-in-india.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { mayAnswer, messageReaders } from '../access.ts'
import { FileList } from '../files/file-list.tsx'
import { peopleFor } from '../people.ts'
import { conversationOf } from './conversation.ts'
import { ProposalPart } from './proposal-part.tsx'
import { sameMessages } from './same-message.ts'
import './work.css'
import { templatesFor } from './templates.ts'
import { words } from './words.ts'
import { WorkFormsLater } from './work-forms-later.tsx'

const mailWords = {
  waiting: words.waiting,
  claimed: words.waiting,
  sending: words.waiting,
  sent: words.sent,
  unsure: words.unsure,
  refused: words.refused,
}

/** What staff do about a feedback, in its form: who looks after it, notes, answers. */
export async function Work({ req, id }: UIFieldServerProps) {
  if (!req || id === undefined || !messageReaders({ req })) return null
  const { payload } = req
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  const feedback = await payload.findByID({
    collection: 'feedback',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const entries = await conversationOf(payload, feedback.id)
  const address = `${payload.config.routes.api}/feedback-work/${feedback.id}`
  const same = await sameMessages(req, feedback)
  const answers = mayAnswer({ req }, feedback)
  const assignee = typeof feedback.assignee === 'number' ? feedback.assignee : null
  const people = feedback.kind === 'misconduct' ? [] : await peopleFor(payload, feedback)
  const own = Number(req.user?.id)
  return (
    <section className="feedback-work" aria-labelledby="feedback-work">
      <h2 id="feedback-work">{words.work[language]}</h2>
      {same.map(({ id: other, reference, isFirst }) => (
        <p key={other}>
          {words[isFirst ? 'first' : 'receivedAgain'][language]}{' '}
          <a href={`${payload.config.routes.admin}/collections/feedback/${other}`}>{reference}</a>
        </p>
      ))}
      {answers ? <ProposalPart req={req} message={feedback} address={address} language={language} /> : null}
      <FileList payload={payload} message={feedback} language={language} />
      <ol>
        {entries.map(({ id: entry, kind, text, at, by, language: own, mail }) => (
          <li key={entry} className={`feedback-work__${kind}`}>
            <p>
              <strong>{words[kind][language]}</strong>{' '}
              {[by, timeWords(at)[language]].filter(Boolean).join(', ')}
            </p>
            <p className="feedback-work__text" lang={own}>
              {text}
            </p>
            {mail ? <p>{mailWords[mail.state][language]}</p> : null}
          </li>
        ))}
      </ol>
      <WorkFormsLater
        address={address}
        language={language}
        answerIn={feedback.language ?? language}
        mayAnswer={answers}
        isOpen={feedback.status !== 'closed' && !feedback.putAside}
        isRead={!answers || Boolean(feedback.readAt)}
        byMail={canSendMail(req.payload) && feedback.email !== ''}
        assignee={assignee}
        people={answers ? people : people.filter(({ id: each }) => each === own || each === assignee)}
        reader={own}
        mayAssign={answers || assignee === null || assignee === own}
        templates={await templatesFor(payload, feedback)}
        failedMails={entries.flatMap(({ mail }) =>
          answers && mail && (mail.state === 'unsure' || mail.state === 'refused') ? [mail.id] : [],
        )}
      />
    </section>
  )
}
