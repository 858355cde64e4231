import { Facts } from '../components/facts/facts.tsx'
import { Lines } from '../i18n/lines.tsx'
import { Text } from '../i18n/text.tsx'
import { attendanceStates, isRecorded } from './attendance.ts'
import type { Meeting } from './meeting-time.ts'
import { membersNamed, resolutionName, withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { NamedLink, Names, type Paper, Papers, Part } from './parts.tsx'
import { memberPath } from './work-path.ts'

type Resolution = PageContext['resolutions'][number]
type Question = Meeting['questions'][number]

/** A resolution with its vote. */
export function OneResolution({
  resolution,
  paper,
  around,
}: {
  resolution: Resolution
  paper: Paper | undefined
  around: PageContext
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

type QuestionProps = { question: Question; number: number; paper: Paper | undefined; around: PageContext }

/** A question of a member, and its answer. */
export function OneQuestion({
  question,
  number,
  paper,
  around: { say, members, href, format },
}: QuestionProps) {
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
export function Attendance({ meeting, around }: { meeting: Meeting; around: PageContext }) {
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
