import { format } from 'date-fns'
import type { PayloadRequest, WidgetServerProps } from 'payload'
import type { ReactNode } from 'react'
import { roleOf } from '../access/role.ts'
import { toMarathiDigits } from '../desk/marathi/digits.ts'
import { say, type Words } from '../fields/words.ts'
import { HealthPart } from './health-part.tsx'
import './today.css'
import { draftsWaiting, type Entry, endingSoon, newFeedback } from './waiting.ts'

const shown = 10

const words = {
  mine: { en: 'My drafts', mr: 'माझे मसुदे' },
  waits: { en: 'Waits to be published', mr: 'प्रसिद्धीच्या प्रतीक्षेत' },
  feedback: { en: 'New feedback', mr: 'नवीन अभिप्राय' },
  ends: { en: 'Goes out of date', mr: 'मुदत संपत आलेले' },
  nothing: { en: 'Nothing', mr: 'काहीही नाही' },
  more: { en: 'more', mr: 'आणखी' },
} satisfies Record<string, Words>

const digits = (number: number, req: PayloadRequest): string =>
  say({ en: String(number), mr: toMarathiDigits(number) }, req)

const dayOf = (date: string, req: PayloadRequest): string =>
  format(new Date(date), 'dd.MM.yyyy', { locale: req.i18n.dateFNS })

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

async function ForEditors({ drafts, req }: { drafts: Entry[]; req: PayloadRequest }) {
  const { admin } = req.payload.config.routes
  const feedback = await newFeedback(req)
  const ending = await endingSoon(req, new Date())
  return (
    <>
      <Part id="today-waits" title={words.waits} count={drafts.length} req={req}>
        <Entries entries={drafts} req={req} />
      </Part>
      <Part id="today-feedback" title={words.feedback} count={feedback.count} req={req}>
        {feedback.oldest.map(({ id, subject, receivedAt }) => (
          <li key={id}>
            <a href={`${admin}/collections/feedback/${id}`}>{subject}</a>
            <span>{dayOf(receivedAt, req)}</span>
          </li>
        ))}
      </Part>
      <Part id="today-ends" title={words.ends} count={ending.length} req={req}>
        <Entries entries={ending} req={req} />
      </Part>
    </>
  )
}

/** What waits for the person who has logged in: a clerk's own drafts, what an editor publishes, the machine's health. */
export async function WorkWidget({ req }: WidgetServerProps) {
  const role = roleOf({ req })
  const drafts = await draftsWaiting(req)
  const mine = drafts.filter(({ by }) => by?.id === req.user?.id).reverse()
  return (
    <div className="today today-work">
      {role === 'clerk' ? (
        <Part id="today-mine" title={words.mine} count={mine.length} req={req}>
          <Entries entries={mine} req={req} />
        </Part>
      ) : (
        <ForEditors drafts={drafts} req={req} />
      )}
      {role === 'admin' ? <HealthPart req={req} /> : null}
    </div>
  )
}
