import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { dayWords } from '../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'
import type { Entry } from './entry.ts'
import './today.css'

/** As many entries as a part shows; of more it says how many. */
export const shown = 10

const words = {
  nothing: { en: 'Nothing', mr: 'काहीही नाही' },
  more: { en: 'more', mr: 'आणखी' },
} satisfies Record<string, Words>

const digits = (number: number, req: PayloadRequest): string =>
  say({ en: String(number), mr: toMarathiDigits(number) }, req)

export const dayOf = (date: string, req: PayloadRequest): string => say(dayWords(date), req)

type PartProps = { id: string; title: Words; count: number; req: PayloadRequest; children: ReactNode }

/** One kind of work on the first page, with its number. */
export function Part({ id, title, count, req, children }: PartProps) {
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

export function Entries({ entries, req }: { entries: Entry[]; req: PayloadRequest }) {
  const { admin } = req.payload.config.routes
  return entries.slice(0, shown).map(({ slug, id, name, list, date, by }) => (
    <li key={`${slug} ${id}`}>
      <a href={`${admin}/collections/${slug}/${id}`}>{name || req.t('general:untitled')}</a>
      <span>{[list, by?.name, dayOf(date, req)].filter(Boolean).join(' · ')}</span>
    </li>
  ))
}
