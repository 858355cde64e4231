import { linesOf } from '../i18n/lines-of.ts'
import { attendanceStates } from './attendance.ts'
import type { Meeting } from './meeting-time.ts'
import type { PageContext } from './page-context.ts'
import { LinkRow } from './parts.tsx'

/** The items of the agenda, a line each. */
export const agendaOf = ({ agenda }: Meeting): string[] => linesOf(agenda)

type Props = {
  meeting: Meeting
  resolutions: number
  papers: { notice: unknown; minutes: unknown }
  around: PageContext
}

/** Where on the page what is: a meeting with its resolutions and attendance is ten screens of a phone. */
export function Contents({ meeting, resolutions, papers, around: { say, format } }: Props) {
  const agenda = agendaOf(meeting).length
  const attended = attendanceStates.reduce((sum, state) => sum + meeting[state].length, 0)
  const parts = [
    { id: 'agenda', count: agenda, isThere: agenda > 0 || papers.notice },
    { id: 'resolutions', count: resolutions, isThere: resolutions > 0 },
    { id: 'questions', count: meeting.questions.length, isThere: meeting.questions.length > 0 },
    { id: 'attendance', count: attended, isThere: attended > 0 },
    { id: 'minutes', count: 0, isThere: papers.minutes },
  ].filter(({ isThere }) => isThere)
  const links = parts.map(({ id, count }) => ({
    to: `#${id}`,
    text: count > 0 ? say('stateWithCount', { state: say(id), count: format.number(count) }) : say(id),
    isHere: false,
  }))
  return <LinkRow title={say('frame:onThisPage')} links={links} />
}
