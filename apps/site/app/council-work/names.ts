import type { Row } from '@nagardwar/contract/browser'
import { isSameId } from '../disclosure/dynamic-page.ts'
import { dayOf, type Meeting } from './meeting-time.ts'
import type { PageContext } from './page-context.ts'
import { memberPath } from './work-path.ts'

export const withId = <R extends { id: unknown }>(rows: readonly R[], id: unknown): R | undefined =>
  id ? rows.find((row) => isSameId(row.id, id)) : undefined

/** What meets: the committee by its name, else the kind of meeting. */
const kindName = ({ kind, committeeId }: Meeting, { committees, say }: PageContext): string =>
  withId(committees, committeeId)?.name || say(kind)

/** "General meeting, 20.11.2026" */
export function meetingName(meeting: Meeting, around: PageContext): string {
  const day = around.format.date(dayOf(meeting))
  return [kindName(meeting, around), day].filter(Boolean).join(', ')
}

/** "Resolution No. 41: Water tank", or the subject alone. */
export const resolutionName = (
  { number, subject }: Pick<Row<'resolutions'>, 'number' | 'subject'>,
  { say, format }: PageContext,
): string => (number ? say('numbered', { number: format.text(number), subject }) : subject)

export type Named = { name: string; to: string }

/** The members of these numbers, in the order of the council; those that are no longer listed are left out. */
export function membersNamed(ids: readonly number[], { members, href }: PageContext): Named[] {
  const wanted = new Set(ids.map(String))
  return members
    .filter(({ id }) => wanted.has(String(id)))
    .map(({ id, name }) => ({ name, to: href(memberPath(id)) }))
}
