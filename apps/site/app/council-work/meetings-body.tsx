import { Lines } from '../i18n/lines.tsx'
import { Text } from '../i18n/text.tsx'
import { isRecorded } from './attendance.ts'
import {
  dayOf,
  type Meeting,
  meetingsCalendarAddress,
  past,
  toCome,
  yearOf,
  yearsOf,
} from './meeting-time.ts'
import { meetingName, membersNamed, withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { FiledDocuments, LinkRow, NamedLink, Names, type NavLink, Part, PutOff } from './parts.tsx'
import { filtered, meetingKinds, type WorkFilter } from './work-filter.ts'
import { meetingPath, meetingsPath, memberPath, resolutionsPath } from './work-path.ts'

type Props = { around: PageContext; filter: WorkFilter }

/** The meetings to come, those of a year, and the committees. */
export function MeetingsBody({ around, filter }: Props) {
  const { say, meetings, now, href, language, format } = around
  const ofKind = meetings.filter(({ kind }) => !filter.kind || kind === filter.kind)
  const over = past(ofKind, now)
  const years = yearsOf(over)
  const year = filter.year ?? years[0]
  const coming = filter.year ? [] : toCome(ofKind, now)
  const held = over.filter((meeting) => yearOf(meeting) === year || (!filter.year && !dayOf(meeting)))
  return (
    <>
      <LinkRow title={say('kinds')} links={kindLinks(around, filter)} />
      {coming.length > 0 ? (
        <Part id="to-come" title={say('toCome')}>
          <Cards meetings={coming} around={around} />
          <p>
            <a href={meetingsCalendarAddress(language)}>{say('calendar')}</a>
          </p>
        </Part>
      ) : null}
      {held.length > 0 ? (
        <Part title={year ? say('past', { year: format.year(year) }) : say('pastAll')}>
          <LinkRow title={say('years')} links={yearLinks(years, year, around, filter)} />
          <Cards meetings={held} around={around} />
        </Part>
      ) : null}
      {coming.length + held.length === 0 && meetings.length > 0 ? <p>{say('noneFound')}</p> : null}
      {around.resolutions.length > 0 ? (
        <p>
          <a href={href(resolutionsPath)}>{say('search')}</a> {say('searchWhat')}
        </p>
      ) : null}
      <FiledDocuments around={around} />
      <Committees around={around} />
    </>
  )
}

function kindLinks({ say, href, meetings }: PageContext, { kind }: WorkFilter): NavLink[] {
  const there = meetingKinds.filter((each) => meetings.some((meeting) => meeting.kind === each))
  if (there.length < 2) return []
  const link = (each: (typeof there)[number] | undefined): NavLink => ({
    to: href(filtered(meetingsPath, each ? { kind: each } : {})),
    text: say(each ?? 'all'),
    isHere: each === kind,
  })
  return [link(undefined), ...there.map(link)]
}

const yearLinks = (
  years: readonly string[],
  shown: string | undefined,
  { href, format }: PageContext,
  { kind }: WorkFilter,
): NavLink[] =>
  years.map((year) => ({
    to: href(filtered(meetingsPath, { ...(kind ? { kind } : {}), year })),
    text: format.year(year),
    isHere: year === shown,
  }))

const Cards = ({ meetings, around }: { meetings: readonly Meeting[]; around: PageContext }) => (
  <ul data-cards="">
    {meetings.map((meeting) => (
      <li key={meeting.id}>
        <h3>
          <NamedLink name={meetingName(meeting, around)} to={around.href(meetingPath(meeting.id))} />
        </h3>
        <PutOff meeting={meeting} say={around.say} />
        <Facts meeting={meeting} around={around} />
      </li>
    ))}
  </ul>
)

/** When and where, and what there is of it. */
function Facts({ meeting, around }: { meeting: Meeting; around: PageContext }) {
  const { say, format, resolutions } = around
  const decided = resolutions.filter(({ meetingId }) => String(meetingId) === String(meeting.id)).length
  const of = meeting.present.length + meeting.onLeave.length + meeting.absent.length
  const number = (count: number) => format.number(count)
  const facts = [
    meeting.time && format.time(meeting.time),
    isRecorded(meeting) && of > meeting.present.length
      ? say('presentOf', { present: number(meeting.present.length), of: number(of) })
      : '',
    decided > 0 ? say('resolutionCount', { count: decided, number: number(decided) }) : '',
    meeting.minutes ? say('minutes') : '',
  ].filter(Boolean)
  if (facts.length === 0 && !meeting.place) return null
  return (
    <p className="small soft">
      {meeting.place ? <Text>{meeting.place}</Text> : null}
      {meeting.place && facts.length > 0 ? ' · ' : null}
      {facts.join(' · ')}
    </p>
  )
}

function Committees({ around }: { around: PageContext }) {
  const { committees, say, members, href } = around
  if (committees.length === 0) return null
  return (
    <Part id="committees" title={say('committees')}>
      {committees.map(({ id, name, about, chairId, members: ids }) => {
        const chair = withId(members, chairId)
        const others = membersNamed(ids, around).filter(
          ({ to }) => !chair || to !== href(memberPath(chair.id)),
        )
        return (
          <article key={id} id={`committee-${id}`}>
            <h3>
              <Text>{name}</Text>
            </h3>
            <Lines>{about}</Lines>
            {chair ? (
              <p>
                {say('chair')}: <NamedLink name={chair.name} to={href(memberPath(chair.id))} />
              </p>
            ) : null}
            {others.length > 0 ? <Names of={others} /> : null}
          </article>
        )
      })}
    </Part>
  )
}
