import { Facts } from '../components/facts/facts.tsx'
import { Text } from '../i18n/text.tsx'
import type { Around } from './around.ts'
import { attendanceStates, isRecorded } from './attendance.ts'
import { dayOf, isToCome, type Meeting, meetingCalendarAddress } from './meeting-time.ts'
import { membersNamed, resolutionName, withId } from './names.ts'
import { Lines, NamedLink, Names, type Paper, Papers, Part, PutOff } from './parts.tsx'
import { committeePath, memberPath } from './work-path.ts'

type Resolution = Around['resolutions'][number]
type Question = Meeting['questions'][number]
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
  around: Around
  data: string
}

/** A meeting with everything that is recorded of it. */
export function MeetingBody({ meeting, resolutions, papers, around, data }: Props) {
  const { say } = around
  const agenda = meeting.agenda
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <>
      {/* A block of data, which no browser runs. */}
      {data ? <script type="application/ld+json">{data}</script> : null}
      <When meeting={meeting} around={around} />
      {agenda.length > 0 || papers.notice ? (
        <Part title={say('agenda')}>
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
        <Part title={say('resolutions')}>
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
        <Part title={say('questions')}>
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
        <Part title={say('minutes')}>
          <Papers of={[papers.minutes]} say={say} />
        </Part>
      ) : null}
    </>
  )
}

function When({ meeting, around }: { meeting: Meeting; around: Around }) {
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
          { label: say('time'), value: meeting.time && format.digits(meeting.time) },
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

function OneResolution({
  resolution,
  paper,
  around,
}: {
  resolution: Resolution
  paper: Paper | undefined
  around: Around
}) {
  const { say, members, href, format } = around
  const member = (id: number) => {
    const found = withId(members, id)
    return found ? <NamedLink name={found.name} to={href(memberPath(found.id))} /> : ''
  }
  const votes = (['inFavour', 'against', 'abstained'] as const)
    .flatMap((vote) =>
      resolution[vote] === '' ? [] : [say(vote, { count: format.number(resolution[vote]) })],
    )
    .join(', ')
  return (
    <article id={`resolution-${resolution.id}`}>
      <h3>
        <Text>{resolutionName(resolution, around)}</Text>
      </h3>
      <Lines>{resolution.text}</Lines>
      <Facts
        facts={[
          { label: say('outcome'), value: resolution.outcome && say(resolution.outcome) },
          { label: say('votes'), value: votes },
          { label: say('mover'), value: member(resolution.moverId) },
          { label: say('seconder'), value: member(resolution.seconderId) },
        ]}
      />
      <Papers of={[paper]} say={say} />
    </article>
  )
}

type QuestionProps = { question: Question; number: number; paper: Paper | undefined; around: Around }

function OneQuestion({ question, number, paper, around: { say, members, href, format } }: QuestionProps) {
  const member = withId(members, question.memberId)
  return (
    <article id={`question-${question.id}`}>
      <h3>{say('questionNo', { number: format.number(number) })}</h3>
      {member ? (
        <p>
          {say('askedBy')}: <NamedLink name={member.name} to={href(memberPath(member.id))} />
        </p>
      ) : null}
      <Lines>{question.text}</Lines>
      {question.answer ? (
        <>
          <h4>{say('answer')}</h4>
          <Lines>{question.answer}</Lines>
        </>
      ) : null}
      <Papers of={[paper]} say={say} />
    </article>
  )
}

/** Who was there, by name. */
function Attendance({ meeting, around }: { meeting: Meeting; around: Around }) {
  const { say, format } = around
  if (!isRecorded(meeting)) return null
  return (
    <Part id="attendance" title={say('attendance')}>
      {attendanceStates.map((state) =>
        meeting[state].length > 0 ? (
          <article key={state}>
            <h3>
              {say('stateWithCount', { state: say(state), count: format.number(meeting[state].length) })}
            </h3>
            <Names of={membersNamed(meeting[state], around)} />
          </article>
        ) : null,
      )}
    </Part>
  )
}
