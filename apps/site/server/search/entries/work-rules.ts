import type { Language, Row } from '@nagardwar/contract/browser'
import { dayOf } from '../../../app/council-work/meeting-time.ts'
import { committeePath, meetingPath, resolutionPath } from '../../../app/council-work/work-path.ts'
import { formatIn } from '../../../app/i18n/format.ts'
import { isSame } from './identifier.ts'
import type { Around, Rules } from './rule.ts'

type Meeting = Row<'councilMeetings'>
const either = <R>(rows: Partial<Record<Language, R>>): R | undefined => rows.en ?? rows.mr

/** As the page of a meeting is called: "General meeting, 20.11.2026". */
function meetingName(row: Meeting, { word, known, language }: Around): string {
  const committee = row.committeeId
    ? known('committees', language).find(({ id }) => isSame(id, row.committeeId))?.name
    : undefined
  const day = formatIn(language).date(dayOf(row))
  return [committee ?? word(`council-work:${row.kind}`), day].filter(Boolean).join(', ')
}

const withValue = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const resolutionName = ({ number, subject }: Row<'resolutions'>, { word, language }: Around): string =>
  number
    ? withValue(word('council-work:numbered'), { number: formatIn(language).text(number), subject })
    : subject

/** Meetings with their record, resolutions and committees. */
export const work: Rules = {
  councilMeetings: {
    kind: 'news',
    page: '/meetings',
    title: meetingName,
    text: (row) => [row.place, row.agenda, ...row.questions.flatMap(({ text, answer }) => [text, answer])],
    href: ({ id }) => meetingPath(id),
    document: (row) => row.minutes,
    until: dayOf,
    enclosures: (row, around) => {
      const title = (key: string) => `${around.word(`council-work:${key}`)}: ${meetingName(row, around)}`
      return [
        ...(row.notice ? [{ id: 'notice', title: title('notice'), pdf: row.notice }] : []),
        ...row.questions.flatMap(({ id, pdf }) =>
          pdf ? [{ id: `question-${id}`, title: title('answer'), pdf, lasts: true }] : [],
        ),
      ]
    },
  },
  resolutions: {
    kind: 'resolution',
    page: '/resolutions',
    title: resolutionName,
    text: (row, { word }) => [row.text, row.outcome && word(`council-work:${row.outcome}`)],
    href: ({ id, rows }) => resolutionPath(either(rows)?.meetingId ?? '', id),
    where: (row, around) => {
      const meeting = around
        .known('councilMeetings', around.language)
        .find(({ id }) => isSame(id, row.meetingId))
      return meeting && meetingName(meeting, around)
    },
    document: (row) => row.pdf,
  },
  committees: {
    kind: 'department',
    page: '/meetings',
    title: (row) => row.name,
    text: (row) => [row.about],
    href: ({ id }) => committeePath(id),
  },
}
