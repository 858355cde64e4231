import type { Row } from '@nagardwar/contract/browser'
import { documentFacts } from '../../components/pdf/document-facts.ts'
import { byYear } from '../../disclosure/by-year.ts'
import { isSameId, isShownIn } from '../../disclosure/dynamic-page.ts'
import type { Format } from '../../i18n/format.ts'

type Meeting = Row<'meetings'>

const presentMeeting = (row: Meeting) => ({
  id: row.id,
  title: row.title,
  path: row.pdf ?? undefined,
  ...documentFacts(row, row.pdf),
})

const ofType = (meetings: readonly Meeting[], type: Meeting['type']) =>
  meetings.filter((meeting) => meeting.type === type).map(presentMeeting)

/**
 * The meetings of a heading: those that the council's server files under it or, where there are none, its department's
 * that are filed under no other.
 */
export function meetingsOf<M extends Pick<Meeting, 'departmentId' | 'ofHeading'>>(
  { id, departmentId }: Pick<Row<'generalAdminHeadings'>, 'id' | 'departmentId'>,
  meetings: readonly M[],
): M[] {
  const ofDepartment = meetings.filter((row) => isSameId(row.departmentId, departmentId))
  const own = ofDepartment.filter(({ ofHeading }) => isSameId(ofHeading, id))
  return own.length > 0 ? own : ofDepartment.filter(({ ofHeading }) => ofHeading === undefined)
}

/** A heading's meetings under their years, newest first, each year in its two kinds of meetings. */
export const presentMeetings = (meetings: readonly Meeting[], format: Format) =>
  byYear(meetings.filter((row) => isShownIn(format.language, row))).map(({ year, rows }) => ({
    year: format.year(year),
    count: rows.length,
    general: ofType(rows, 'General Meeting'),
    standing: ofType(rows, 'Standing Committee Meeting'),
  }))
