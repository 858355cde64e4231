import type { Meeting } from './meeting-time.ts'

export const attendanceStates = ['present', 'onLeave', 'absent'] as const
export type AttendanceState = (typeof attendanceStates)[number]

const names = (ids: readonly number[], member: unknown): boolean =>
  ids.some((id) => String(id) === String(member))

/** How a member attended; undefined where the record does not name her. */
const attendanceOf = (meeting: Meeting, member: unknown): AttendanceState | undefined =>
  attendanceStates.find((state) => names(meeting[state], member))

/** Whether somebody's attendance is recorded. */
export const isRecorded = (meeting: Meeting): boolean =>
  attendanceStates.some((state) => meeting[state].length > 0)

/** The meetings whose record names a member, with her attendance; "7 of 9" counts those that took place. */
export function attendedBy(meetings: readonly Meeting[], member: unknown) {
  const rows = meetings.flatMap((meeting) => {
    const state = attendanceOf(meeting, member)
    return state ? [{ meeting, state }] : []
  })
  return { rows, present: rows.filter(({ state }) => state === 'present').length, of: rows.length }
}
