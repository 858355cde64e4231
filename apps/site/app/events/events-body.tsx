import type { Language } from '@nagardwar/contract/browser'
import { indiaDay } from '../clock/india-day.ts'
import { Link } from '../i18n/link.tsx'
import type { EventContext } from './event-context.ts'
import { type EventFilter, filteredEvents } from './event-filter.ts'
import { EventLines } from './event-lines.tsx'
import { eventKinds, eventsCalendarAddress } from './event-path.ts'
import { type EventRow, finalDay, isoDay, past, toCome } from './event-time.ts'

type Props = { around: EventContext; filter: EventFilter }
const week = 7

/** The events to come, by day, and those that are over, by year. */
export function EventsBody({ around, filter }: Props) {
  const { events, words, say, now, language } = around
  const ofKind = events.filter(({ kind }) => !filter.kind || kind === filter.kind)
  const today = indiaDay(now)
  const coming = filter.year ? [] : toCome(ofKind, now)
  const groups = [
    ['today', coming.filter(({ at }) => at <= today)],
    ['soon', coming.filter(({ at }) => at > today && at <= today + week)],
    ['later', coming.filter(({ at }) => at > today + week)],
  ] as const
  return (
    <>
      <KindLinks around={around} filter={filter} />
      {coming.length === 0 && !filter.year ? <p>{say(filter.kind ? 'noneFound' : 'noneToCome')}</p> : null}
      {groups.map(([key, rows]) =>
        rows.length > 0 ? (
          <section key={key} className="stack">
            <h2>{say(key)}</h2>
            <EventLines events={rows} words={words} heading="h3" />
          </section>
        ) : null,
      )}
      {coming.length > 0 ? (
        <CalendarLink kind={filter.kind} language={language} say={say} words={words} />
      ) : null}
      <Past rows={past(ofKind, now)} around={around} filter={filter} />
    </>
  )
}

type CalendarProps = Pick<EventContext, 'say' | 'words'> & { kind: EventFilter['kind']; language: Language }

const CalendarLink = ({ kind, language, say, words }: CalendarProps) => (
  <p className="screen-only">
    <a href={eventsCalendarAddress(language, kind)}>
      {kind ? say('calendarOfKind', { kind: words.say(kind) }) : say('calendarOfAll')}
    </a>
  </p>
)

type LinkTo = { filter: EventFilter; text: string; isHere: boolean }

const Links = ({ title, links }: { title: string; links: readonly LinkTo[] }) =>
  links.length > 1 ? (
    <nav aria-label={title}>
      <ul data-row="">
        {links.map(({ filter, text, isHere }) => (
          <li key={text}>
            <Link to={filteredEvents(filter)} aria-current={isHere ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null

function KindLinks({ around: { events, say, words }, filter }: Props) {
  const there = eventKinds.filter((kind) => events.some((event) => event.kind === kind))
  if (there.length < 2) return null
  const links = there.map((kind) => ({
    filter: { kind },
    text: words.say(kind),
    isHere: kind === filter.kind,
  }))
  return (
    <Links title={say('kinds')} links={[{ filter: {}, text: say('all'), isHere: !filter.kind }, ...links]} />
  )
}

const yearOf = (event: EventRow): string | undefined => {
  const day = finalDay(event)
  return day === undefined ? undefined : isoDay(day).slice(0, 4)
}

/** Those of one year, the latest at first. One without a day stands in every year. */
function Past({ rows, around, filter }: Props & { rows: readonly EventRow[] }) {
  const { say, words } = around
  const years = [...new Set(rows.flatMap((event) => yearOf(event) ?? []))]
  const year = filter.year ?? years[0]
  const shown = rows.filter((event) => [year, undefined].includes(yearOf(event)))
  const ofKind = filter.kind ? { kind: filter.kind } : {}
  const links = years.map((each) => ({
    filter: { ...ofKind, year: each },
    text: words.format.year(each),
    isHere: each === year,
  }))
  if (rows.length === 0 && !filter.year) return null
  return (
    <section className="stack" id="past">
      <h2>{year ? say('pastIn', { year: words.format.year(year) }) : say('past')}</h2>
      <Links title={say('years')} links={links} />
      {shown.length > 0 ? (
        <EventLines events={shown} words={words} heading="h3" />
      ) : (
        <p>{say('noneFound')}</p>
      )}
    </section>
  )
}
