import { readPosition } from '@nagardwar/contract/browser'
import { BodyText } from '../bodies/body-text.tsx'
import { indiaDay } from '../clock/india-day.ts'
import { Facts } from '../components/facts/facts.tsx'
import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { documentFacts } from '../components/pdf/document-facts.ts'
import { PdfList } from '../components/pdf/pdf.tsx'
import { NewTab } from '../components/site-link/site-link.tsx'
import { Telephones } from '../components/telephone/telephones.tsx'
import { Text } from '../i18n/text.tsx'
import { mapPage } from '../places/map-addresses.ts'
import type { EventContext } from './event-context.ts'
import { EventState } from './event-lines.tsx'
import { eventCalendarAddress } from './event-path.ts'
import { cancelledDays, type EventRow, firstDay, nextDay } from './event-time.ts'
import { oneDay, oneTime, wardsIn, whenIn } from './event-words.ts'
import { structuredData } from './structured-data.ts'

type Props = { event: EventRow; around: EventContext }

/** Everything that is known of one event. */
export function EventBody({ event, around }: Props) {
  const { say } = around
  const data = structuredData(event, around)
  return (
    <>
      <When event={event} around={around} />
      <About event={event} say={say} />
      {event.pdf ? (
        <section className="stack">
          <h2>{say('document')}</h2>
          <PdfList
            documents={[
              {
                id: 'document',
                title: <Text>{event.title}</Text>,
                path: event.pdf,
                ...documentFacts(event, event.pdf),
              },
            ]}
          />
        </section>
      ) : null}
      {/* A block of data, which no browser runs. */}
      {data ? <script type="application/ld+json">{data}</script> : null}
    </>
  )
}

function When({ event, around }: Props) {
  const { say, words, now, language } = around
  const next = nextDay(event, now)
  const cancelled = cancelledToCome(event, now)
  const isComing = next !== undefined && event.state !== 'cancelled'
  return (
    <section className="stack">
      <h2 className="vh">{say('facts')}</h2>
      <StateAndReason event={event} around={around} />
      {next === undefined && firstDay(event) !== undefined ? <p>{say('over')}</p> : null}
      <Facts
        facts={[
          { label: say('kind'), value: words.say(event.kind) },
          { label: say('when'), value: whenIn(event, words) },
          { label: say('next'), value: isComing && event.repeats ? oneTime(event, next, words) : '' },
          {
            label: say('cancelledDays'),
            value: cancelled.length > 0 && <CancelledDays days={cancelled} words={words} />,
          },
          {
            label: say('place'),
            value: event.place || event.position ? <Where event={event} around={around} /> : '',
          },
          { label: say('wards'), value: wardsIn(event, words) },
          { label: say('who'), value: event.who && <Text>{event.who}</Text> },
          { label: say('phone'), value: event.phone && <Telephones field={event.phone} /> },
        ]}
      />
      {isComing ? (
        <p className="screen-only">
          {event.time ? <span className="small soft">{say('timesInIndia')}</span> : null}{' '}
          <a href={eventCalendarAddress(event.id, language)}>{say('calendar')}</a>
        </p>
      ) : null}
    </section>
  )
}

/** The days to come on which a repeated event does not take place. */
function cancelledToCome(event: EventRow, now: number) {
  const off = cancelledDays(event)
  return event.cancelledDays
    .flatMap(({ id, day, reason }) => {
      const at = firstDay({ day })
      return at !== undefined && off.has(at) && at >= indiaDay(now) ? [{ id, at, reason }] : []
    })
    .sort((one, other) => one.at - other.at)
}

type CancelledProps = { days: ReturnType<typeof cancelledToCome>; words: EventContext['words'] }

const CancelledDays = ({ days, words }: CancelledProps) => (
  <ul className="list">
    {days.map(({ id, at, reason }) => (
      <li key={id}>
        {oneDay(at, words)}
        {reason ? ': ' : null}
        {reason ? <Text>{reason}</Text> : null}
      </li>
    ))}
  </ul>
)

/** What has changed stands before everything else. */
const StateAndReason = ({ event: { state, reason }, around: { words } }: Props) =>
  state || reason ? (
    <p>
      <EventState state={state} say={words.say} /> {reason ? <Text>{reason}</Text> : null}
    </p>
  ) : null

function Where({ event: { place, position }, around: { say, mapUrl } }: Props) {
  const there = position ? readPosition(position) : undefined
  return (
    <>
      {place ? <Text>{place}</Text> : null}{' '}
      {there ? (
        <a href={mapPage(there, mapUrl)} target="_blank" rel="noopener noreferrer">
          {say('map')}
          <NewTab />
        </a>
      ) : null}
    </>
  )
}

const About = ({ event: { id, text, body }, say }: { event: EventRow } & Pick<EventContext, 'say'>) =>
  text || body?.length ? (
    <section className="stack">
      <h2>{say('about')}</h2>
      {body?.length ? <BodyText body={body} id={`event-${id}`} top={3} /> : <Paragraphs>{text}</Paragraphs>}
    </section>
  ) : null
