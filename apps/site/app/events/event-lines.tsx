import { StateLabel } from '../components/state-label/state-label.tsx'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { eventPath } from './event-path.ts'
import type { EventRow } from './event-time.ts'
import { oneTime, repetitionIn, type Words, whenIn } from './event-words.ts'

type Props = { events: readonly (EventRow & { at?: number })[]; words: Words; heading?: 'h3' }

const toneOf = { cancelled: 'bad', moved: 'limited' } as const

/** "Cancelled" or "Moved"; nothing for what takes place as announced. */
export const EventState = ({ state, say }: Pick<EventRow, 'state'> & Pick<Words, 'say'>) =>
  state ? <StateLabel tone={toneOf[state]}>{say(state)}</StateLabel> : null

/** Events with their day and place; each name leads to its page. */
export const EventLines = ({ events, words, heading }: Props) => (
  // A page of its own has room for two beside each other.
  <ul className={heading ? 'list grid grid--2' : 'list stack'}>
    {events.map((event) => (
      <li key={event.id}>
        <EventLine event={event} words={words} heading={heading} />
      </li>
    ))}
  </ul>
)

type LineProps = { event: Props['events'][number]; words: Words; heading: 'h3' | undefined }

function EventLine({ event, words, heading: Heading }: LineProps) {
  const { id, title, kind, place, state, at, repeats } = event
  const name = (
    <Link to={eventPath(id)}>
      <Text>{title}</Text>
    </Link>
  )
  // Of one that is repeated, the next time and its rule.
  const when =
    at !== undefined && repeats
      ? [oneTime(event, at, words), repetitionIn(event, words)]
      : [whenIn(event, words)]
  const facts = [words.say(kind), ...when].filter(Boolean).join(' · ')
  return (
    <>
      {Heading ? <Heading>{name}</Heading> : name}
      <p className="small soft">
        {state ? (
          <>
            <EventState state={state} say={words.say} />{' '}
          </>
        ) : null}
        {facts}
        {place ? ' · ' : null}
        {place ? <Text>{place}</Text> : null}
      </p>
    </>
  )
}
