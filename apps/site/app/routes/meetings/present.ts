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

/** A department's meetings under their years, newest first, each year in its two kinds of meetings. */
export const presentMeetings = (meetings: readonly Meeting[], departmentId: number, format: Format) =>
  byYear(
    meetings.filter((row) => isShownIn(format.language, row) && isSameId(row.departmentId, departmentId)),
  ).map(({ year, rows }) => ({
    year: format.year(year),
    count: rows.length,
    general: ofType(rows, 'General Meeting'),
    standing: ofType(rows, 'Standing Committee Meeting'),
  }))
