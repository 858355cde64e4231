import type { PayloadRequest } from 'payload'
import { writtenDrafts } from '../../../content/drafts/waiting-drafts.ts'
import { timeWords } from '../../../platform/dates/time-in-india.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import type { Entry } from '../../../views/today/entry.ts'
import { dayOf, Entries, Part, shown } from '../../../views/today/part.tsx'
import { notSent } from '../drafts-to-send.ts'
import { type Request, returnedTo, scheduledFor, sentBy, waitingFor } from '../on-today.ts'

const words = {
  mine: { en: 'My drafts', mr: 'माझे मसुदे' },
  returned: { en: 'Returned to me', mr: 'मला परत पाठवलेले' },
  sent: { en: 'What I sent', mr: 'मी पाठवलेले' },
  waits: { en: 'Waits for approval', mr: 'मंजुरीच्या प्रतीक्षेत' },
  scheduled: { en: 'Published later', mr: 'नंतर प्रसिद्ध होणार' },
  drafts: { en: 'Drafts that nobody has sent', mr: 'न पाठवलेले मसुदे' },
} satisfies Record<string, Words>

type Props = { req: PayloadRequest }

/** Requests for approval: what, who or what about it, since when. */
function Requests({ all, req }: { all: Request[] } & Props) {
  const { admin } = req.payload.config.routes
  return all.slice(0, shown).map(({ id, names, about, date }) => (
    <li key={id}>
      <a href={`${admin}/approvals#approval-${id}`}>{names || req.t('general:untitled')}</a>
      <span>{[about, dayOf(date, req)].filter(Boolean).join(' · ')}</span>
    </li>
  ))
}

export async function ReturnedPart({ req }: Props) {
  const returned = await returnedTo(req)
  if (returned.length === 0) return null
  return (
    <Part id="today-returned" title={words.returned} count={returned.length} req={req}>
      <Requests all={returned} req={req} />
    </Part>
  )
}

export async function WaitingPart({ req }: Props) {
  const waiting = await waitingFor(req)
  return (
    <Part id="today-waits" title={words.waits} count={waiting.length} req={req}>
      <Requests all={waiting} req={req} />
    </Part>
  )
}

/** What is published at a time, with the time. */
export async function ScheduledPart({ req }: Props) {
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

export async function OwnDraftsPart({ req }: Props) {
  const mine = (await written(req)).filter(({ by }) => by?.id === req.user?.id)
  return (
    <Part id="today-mine" title={words.mine} count={mine.length} req={req}>
      <Entries entries={mine} req={req} />
    </Part>
  )
}

export async function SentPart({ req }: Props) {
  const sent = await sentBy(req)
  return (
    <Part id="today-sent" title={words.sent} count={sent.length} req={req}>
      <Requests all={sent} req={req} />
    </Part>
  )
}

export async function DraftsPart({ req }: Props) {
  const drafts = await written(req)
  return (
    <Part id="today-drafts" title={words.drafts} count={drafts.length} req={req}>
      <Entries entries={drafts} req={req} />
    </Part>
  )
}
