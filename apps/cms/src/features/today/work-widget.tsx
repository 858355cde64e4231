import type { PayloadRequest, WidgetServerProps } from 'payload'
import type { ReactNode } from 'react'
import { roleOf } from '../../content/access/role.ts'
import { dayWords, timeWords } from '../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { notSent } from '../approvals/drafts-to-send.ts'
import { type Request, returnedTo, scheduledFor, sentBy, waitingFor } from '../approvals/on-today.ts'
import { FindingsPart } from '../findings/desk/findings-part.tsx'
import { LatePart } from '../obligations/desk/late-part.tsx'
import { OpeningPart } from '../opening/opening-part.tsx'
import { HealthPart } from './health-part.tsx'
import './today.css'
import {
  type Entry,
  endingSoon,
  newFeedback,
  overdueFeedback,
  preparedDrafts,
  writtenDrafts,
} from './waiting.ts'

const shown = 10

const words = {
  mine: { en: 'My drafts', mr: 'माझे मसुदे' },
  returned: { en: 'Returned to me', mr: 'मला परत पाठवलेले' },
  sent: { en: 'What I sent', mr: 'मी पाठवलेले' },
  waits: { en: 'Waits for approval', mr: 'मंजुरीच्या प्रतीक्षेत' },
  scheduled: { en: 'Published later', mr: 'नंतर प्रसिद्ध होणार' },
  drafts: { en: 'Drafts that nobody has sent', mr: 'न पाठवलेले मसुदे' },
  prepared: { en: 'Prepared drafts that nobody has opened yet', mr: 'तयार ठेवलेले, अजून कोणी न पाहिलेले मसुदे' },
  feedback: { en: 'New feedback', mr: 'नवीन अभिप्राय' },
  overdue: { en: 'Overdue feedback', mr: 'मुदतीबाहेर अभिप्राय' },
  ends: { en: 'Goes out of date', mr: 'मुदत संपत आलेले' },
  nothing: { en: 'Nothing', mr: 'काहीही नाही' },
  more: { en: 'more', mr: 'आणखी' },
} satisfies Record<string, Words>

const digits = (number: number, req: PayloadRequest): string =>
  say({ en: String(number), mr: toMarathiDigits(number) }, req)

const dayOf = (date: string, req: PayloadRequest): string => say(dayWords(date), req)

type PartProps = { id: string; title: Words; count: number; req: PayloadRequest; children: ReactNode }

function Part({ id, title, count, req, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {say(title, req)} <span className="today-count">{digits(count, req)}</span>
      </h2>
      {count === 0 ? <p>{say(words.nothing, req)}</p> : <ul className="today-entries">{children}</ul>}
      {count > shown ? <p>{`+ ${digits(count - shown, req)} ${say(words.more, req)}`}</p> : null}
    </section>
  )
}

function Entries({ entries, req }: { entries: Entry[]; req: PayloadRequest }) {
  const { admin } = req.payload.config.routes
  return entries.slice(0, shown).map(({ slug, id, name, list, date, by }) => (
    <li key={`${slug} ${id}`}>
      <a href={`${admin}/collections/${slug}/${id}`}>{name || req.t('general:untitled')}</a>
      <span>{[list, by?.name, dayOf(date, req)].filter(Boolean).join(' · ')}</span>
    </li>
  ))
}

type MessagesProps = { of: { id: number; subject: string; receivedAt: string }[]; req: PayloadRequest }

function Messages({ of, req }: MessagesProps) {
  return of.map(({ id, subject, receivedAt }) => (
    <li key={id}>
      <a href={`${req.payload.config.routes.admin}/collections/feedback/${id}`}>{subject}</a>
      <span>{dayOf(receivedAt, req)}</span>
    </li>
  ))
}

/** Requests for approval: what, who or what about it, since when. */
function Requests({ all, req }: { all: Request[]; req: PayloadRequest }) {
  const { admin } = req.payload.config.routes
  return all.slice(0, shown).map(({ id, names, about, date }) => (
    <li key={id}>
      <a href={`${admin}/approvals#approval-${id}`}>{names || req.t('general:untitled')}</a>
      <span>{[about, dayOf(date, req)].filter(Boolean).join(' · ')}</span>
    </li>
  ))
}

/** What is published at a time, with the time. */
async function Scheduled({ req }: { req: PayloadRequest }) {
  const all = await scheduledFor(req)
  if (all.length === 0) return null
  const { admin } = req.payload.config.routes
  return (
    <Part id="today-scheduled" title={words.scheduled} count={all.length} req={req}>
      {all.slice(0, shown).map(({ id, names, about, date }) => (
        <li key={id}>
          <a href={`${admin}/approvals#approval-${id}`}>{names || req.t('general:untitled')}</a>
          <span>{[say(timeWords(date), req), about].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </Part>
  )
}

const written = async (req: PayloadRequest): Promise<Entry[]> => notSent(await writtenDrafts(req), req)

async function ForClerks({ req }: { req: PayloadRequest }) {
  const mine = (await written(req)).filter(({ by }) => by?.id === req.user?.id)
  const returned = await returnedTo(req)
  const sent = await sentBy(req)
  return (
    <>
      {returned.length > 0 ? (
        <Part id="today-returned" title={words.returned} count={returned.length} req={req}>
          <Requests all={returned} req={req} />
        </Part>
      ) : null}
      <Scheduled req={req} />
      <Part id="today-mine" title={words.mine} count={mine.length} req={req}>
        <Entries entries={mine} req={req} />
      </Part>
      <Part id="today-sent" title={words.sent} count={sent.length} req={req}>
        <Requests all={sent} req={req} />
      </Part>
    </>
  )
}

async function ForEditors({ req }: { req: PayloadRequest }) {
  const drafts = await written(req)
  const prepared = await preparedDrafts(req)
  const waiting = await waitingFor(req)
  const feedback = await newFeedback(req)
  const overdue = await overdueFeedback(req, new Date())
  const ending = await endingSoon(req, new Date())
  return (
    <>
      <Part id="today-waits" title={words.waits} count={waiting.length} req={req}>
        <Requests all={waiting} req={req} />
      </Part>
      <Scheduled req={req} />
      <Part id="today-drafts" title={words.drafts} count={drafts.length} req={req}>
        <Entries entries={drafts} req={req} />
      </Part>
      <Part id="today-feedback" title={words.feedback} count={feedback.count} req={req}>
        <Messages of={feedback.oldest} req={req} />
      </Part>
      {overdue.count > 0 ? (
        <Part id="today-overdue" title={words.overdue} count={overdue.count} req={req}>
          <Messages of={overdue.oldest} req={req} />
        </Part>
      ) : null}
      <Part id="today-ends" title={words.ends} count={ending.length} req={req}>
        <Entries entries={ending} req={req} />
      </Part>
      {prepared.count > 0 ? (
        <Part id="today-prepared" title={words.prepared} count={prepared.count} req={req}>
          <Entries entries={prepared.entries} req={req} />
        </Part>
      ) : null}
    </>
  )
}

/** What waits for the person who has logged in: a clerk's own drafts, what an editor publishes, the machine's health. */
export async function WorkWidget({ req }: WidgetServerProps) {
  const role = roleOf({ req })
  return (
    <div className="today today-work">
      {role === 'clerk' ? <ForClerks req={req} /> : <ForEditors req={req} />}
      <LatePart req={req} />
      <FindingsPart req={req} />
      {role === 'admin' ? <OpeningPart req={req} /> : null}
      {role === 'admin' ? <HealthPart req={req} /> : null}
    </div>
  )
}
