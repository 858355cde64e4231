import { wardNumber } from '@nagardwar/contract/browser'
import { DataTable } from '../components/data-table/data-table.tsx'
import { Facts } from '../components/facts/facts.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { telephone } from '../components/telephone/telephone.ts'
import { Lines } from '../i18n/lines.tsx'
import { Text } from '../i18n/text.tsx'
import { termOf } from '../page-templates/term.ts'
import { wardKey, wardPath } from '../wards/ward-key.ts'
import { attendedBy } from './attendance.ts'
import { past, toCome } from './meeting-time.ts'
import { meetingName, withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { NamedLink, Part, ResolutionLine } from './parts.tsx'
import { committeePath, meetingPath, questionPath } from './work-path.ts'

type Member = PageContext['members'][number]
type Props = { member: Member; around: PageContext }

/** What an elected member does in the council, as far as it is recorded. */
export const MemberBody = ({ member, around }: Props) => (
  <>
    <About member={member} around={around} />
    <Committees member={member} around={around} />
    <Attended member={member} around={around} />
    <Questions member={member} around={around} />
    <Moved member={member} around={around} />
  </>
)

function About({ member, around: { say, format, wards, href } }: Props) {
  const number = format.digits(wardNumber(member.ward))
  const isListed = wards.some((ward) => member.ward && wardKey(ward.number) === wardKey(member.ward))
  const mobile = telephone(member.mobile)
  return (
    <section>
      <h2 className="vh">{say('aboutMember')}</h2>
      {member.image ? (
        <Picture
          path={member.image}
          facts={member.files?.[member.image]}
          alt=""
          sizes="8rem"
          largest={320}
          missing="user"
        />
      ) : null}
      <Facts
        facts={[
          { label: say('elected-member:post'), value: member.post && <Text>{member.post}</Text> },
          { label: say('elected-member:party'), value: member.party && <Text>{member.party}</Text> },
          {
            label: say('ward'),
            value: isListed ? <NamedLink name={number} to={href(wardPath(member.ward))} /> : number,
          },
          {
            label: say('elected-member:reservation'),
            value: member.reservation && <Text>{member.reservation}</Text>,
          },
          {
            label: say('mobile'),
            value: mobile && <a href={mobile}>{format.digits(member.mobile)}</a>,
          },
          { label: say('term'), value: termOf(member, format, say('common:present')) },
        ]}
      />
    </section>
  )
}

function Committees({ member, around: { committees, say, href } }: Props) {
  const own = committees.filter(({ chairId, members }) =>
    [chairId, ...members].map(String).includes(String(member.id)),
  )
  if (own.length === 0) return null
  return (
    <Part title={say('committees')}>
      <ul>
        {own.map(({ id, name, chairId }) => (
          <li key={id}>
            <NamedLink
              name={String(chairId) === String(member.id) ? say('chairOf', { committee: name }) : name}
              to={href(committeePath(id))}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** "Present at 7 of 9 meetings", and at which. */
function Attended({ member, around }: Props) {
  const { say, format, meetings, now, href } = around
  const { rows, present, of } = attendedBy(past(meetings, now), member.id)
  if (of === 0) return null
  return (
    <Part id="attendance" title={say('attendance')}>
      <p>
        <strong>{say('attended', { present: format.number(present), of: format.number(of) })}</strong>
      </p>
      <p className="small soft">{say('attendanceNote')}</p>
      <DataTable
        caption={say('attendance')}
        titled
        unnumbered
        rows={rows.map(({ meeting, state }) => ({ id: meeting.id, meeting, state }))}
        columns={[
          {
            label: say('meeting'),
            cell: ({ meeting }) => (
              <NamedLink name={meetingName(meeting, around)} to={href(meetingPath(meeting.id))} />
            ),
            rowHeader: true,
          },
          { label: say('state'), value: ({ state }) => say(state) },
        ]}
      />
    </Part>
  )
}

function Questions({ member, around }: Props) {
  const { say, meetings, now, href } = around
  const asked = [...toCome(meetings, now), ...past(meetings, now)].flatMap((meeting) =>
    meeting.questions
      .filter(({ memberId }) => String(memberId) === String(member.id))
      .map((question) => ({ meeting, question })),
  )
  if (asked.length === 0) return null
  return (
    <Part id="questions" title={say('ownQuestions')}>
      <ul data-cards="">
        {asked.map(({ meeting, question }) => (
          <li key={`${meeting.id}-${question.id}`}>
            <NamedLink name={meetingName(meeting, around)} to={href(questionPath(meeting.id, question.id))} />
            <Lines>{question.text}</Lines>
            {question.answer ? (
              <p>
                {say('answer')}: <Text>{question.answer}</Text>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Moved({ member, around }: Props) {
  const { resolutions, say, meetings } = around
  const own = resolutions.flatMap((resolution) => {
    const role =
      String(resolution.moverId) === String(member.id)
        ? 'mover'
        : String(resolution.seconderId) === String(member.id)
          ? 'seconder'
          : undefined
    return role ? [{ resolution, role }] : []
  })
  if (own.length === 0) return null
  return (
    <Part id="resolutions" title={say('moved')}>
      <ul data-cards="">
        {own.map(({ resolution, role }) => {
          const meeting = withId(meetings, resolution.meetingId)
          const note = [
            say(role === 'mover' ? 'asMover' : 'asSeconder'),
            meeting && meetingName(meeting, around),
          ]
          return (
            <ResolutionLine
              key={resolution.id}
              resolution={resolution}
              around={around}
              note={note.filter(Boolean).join(' · ')}
            />
          )
        })}
      </ul>
    </Part>
  )
}
