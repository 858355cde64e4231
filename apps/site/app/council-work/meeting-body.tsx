import { Facts } from '../components/facts/facts.tsx'
import { Text } from '../i18n/text.tsx'
import { agendaOf, Contents } from './meeting-contents.tsx'
import { Attendance, OneQuestion, OneResolution } from './meeting-records.tsx'
import { dayOf, isToCome, type Meeting, meetingCalendarAddress } from './meeting-time.ts'
import { withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { NamedLink, type Paper, Papers, Part, PutOff } from './parts.tsx'
import { committeePath } from './work-path.ts'

type Resolution = PageContext['resolutions'][number]
export type MeetingPapers = {
  notice: Paper | undefined
  minutes: Paper | undefined
  /** By the number of the resolution, and of the question. */
  resolutions: ReadonlyMap<string, Paper | undefined>
  questions: ReadonlyMap<string, Paper | undefined>
}
type Props = {
  meeting: Meeting
  resolutions: readonly Resolution[]
  papers: MeetingPapers
  around: PageContext
  data: string
}

/** A meeting with everything that is recorded of it. */
export function MeetingBody({ meeting, resolutions, papers, around, data }: Props) {
  const { say } = around
  const agenda = agendaOf(meeting)
  return (
    <>
      <When meeting={meeting} around={around} />
      <Contents meeting={meeting} resolutions={resolutions.length} papers={papers} around={around} />
      {agenda.length > 0 || papers.notice ? (
        <Part id="agenda" title={say('agenda')}>
          {agenda.length > 0 ? (
            <ol>
              {agenda.map((line) => (
                <li key={line}>
                  <Text>{line}</Text>
                </li>
              ))}
            </ol>
          ) : null}
          <Papers of={[papers.notice]} say={say} />
        </Part>
      ) : null}
      {resolutions.length > 0 ? (
        <Part id="resolutions" title={say('resolutions')}>
          {resolutions.map((resolution) => (
            <OneResolution
              key={resolution.id}
              resolution={resolution}
              paper={papers.resolutions.get(String(resolution.id))}
              around={around}
            />
          ))}
        </Part>
      ) : null}
      {meeting.questions.length > 0 ? (
        <Part id="questions" title={say('questions')}>
          {meeting.questions.map((question, index) => (
            <OneQuestion
              key={question.id}
              question={question}
              number={index + 1}
              paper={papers.questions.get(String(question.id))}
              around={around}
            />
          ))}
        </Part>
      ) : null}
      <Attendance meeting={meeting} around={around} />
      {papers.minutes ? (
        <Part id="minutes" title={say('minutes')}>
          <Papers of={[papers.minutes]} say={say} />
        </Part>
      ) : null}
      {/* A block of data, which no browser runs. */}
      {data ? <script type="application/ld+json">{data}</script> : null}
    </>
  )
}

function When({ meeting, around }: { meeting: Meeting; around: PageContext }) {
  const { say, format, href, committees, now, language } = around
  const committee = withId(committees, meeting.committeeId)
  return (
    <section>
      <h2 className="vh">{say('facts')}</h2>
      <PutOff meeting={meeting} say={say} />
      <Facts
        facts={[
          { label: say('kind'), value: committee ? say(meeting.kind) : '' },
          { label: say('day'), value: format.date(dayOf(meeting)) },
          { label: say('time'), value: meeting.time && format.time(meeting.time) },
          { label: say('place'), value: meeting.place && <Text>{meeting.place}</Text> },
          {
            label: say('committee'),
            value: committee && <NamedLink name={committee.name} to={href(committeePath(committee.id))} />,
          },
        ]}
      />
      {isToCome(meeting, now) && !meeting.state ? (
        <p className="screen-only">
          <a href={meetingCalendarAddress(meeting.id, language)}>{say('calendarOfOne')}</a>
        </p>
      ) : null}
    </section>
  )
}
