import type { ReactNode } from 'react'
import type { Search } from '../api/search.ts'
import { findResolutions } from './found-resolutions.ts'
import { MeetingBody, type MeetingPapers } from './meeting-body.tsx'
import type { Meeting } from './meeting-time.ts'
import { MeetingsBody } from './meetings-body.tsx'
import { MemberBody } from './member-body.tsx'
import { meetingName, resolutionName, withId } from './names.ts'
import type { PageContext, WorkView } from './page-context.ts'
import { paperOf } from './parts.tsx'
import { ResolutionsBody } from './resolutions-body.tsx'
import { structuredData } from './structured-data.ts'
import { readWorkFilter, workQuery } from './work-filter.ts'
import { meetingsPath, resolutionsPath, type WorkPlace } from './work-path.ts'

/** 9 before 10. */
const inNumbers = (one: { number: string }, other: { number: string }): number =>
  one.number.localeCompare(other.number, 'en', { numeric: true })

type Presented = { view: WorkView; body: ReactNode }

/** What stands at an address: its head for the browser, and its content; undefined where there is none. */
export async function presentWork(
  place: WorkPlace,
  query: URLSearchParams,
  around: PageContext,
  search: Search,
): Promise<Presented | undefined> {
  if (place.kind === 'meetings') return presentMeetings(query, around)
  if (place.kind === 'resolutions') return presentResolutions(query, around, search)
  if (place.kind === 'member') return presentMember(place.id, around)
  return presentMeeting(place.id, around)
}

function presentMeetings(query: URLSearchParams, around: PageContext): Presented | undefined {
  const { meetings, committees, say } = around
  if (meetings.length + committees.length === 0) return undefined
  const filter = readWorkFilter(meetingsPath, query)
  return {
    view: {
      title: say('meetings'),
      intro: say('meetingsIntro'),
      crumbs: [],
      lastChanged: latest([...meetings, ...committees]),
      unlisted: workQuery(filter).length > 0,
    },
    body: <MeetingsBody around={around} filter={filter} />,
  }
}

async function presentResolutions(
  query: URLSearchParams,
  around: PageContext,
  search: Search,
): Promise<Presented | undefined> {
  const { resolutions, say } = around
  if (resolutions.length === 0) return undefined
  const filter = readWorkFilter(resolutionsPath, query)
  const found = await findResolutions(filter, around, search)
  return {
    view: {
      title: say('resolutions:title'),
      intro: say('resolutionsIntro'),
      crumbs: [{ label: say('meetings'), to: meetingsPath }],
      lastChanged: latest(resolutions),
      unlisted: workQuery(filter).length > 0,
    },
    body: <ResolutionsBody around={around} filter={filter} found={found} />,
  }
}

function presentMember(id: string, around: PageContext): Presented | undefined {
  const { members, meetings, committees, say } = around
  const member = withId(members, id)
  if (!member || meetings.length + committees.length === 0) return undefined
  return {
    view: {
      title: member.name,
      intro: say('memberIntro', { name: member.name }),
      crumbs: [{ label: say('electedMembers'), to: '/elected-member' }],
      lastChanged: member.lastChanged,
    },
    body: <MemberBody member={member} around={around} />,
  }
}

async function presentMeeting(id: string, around: PageContext): Promise<Presented | undefined> {
  const { meetings, resolutions, say } = around
  const meeting = withId(meetings, id)
  if (!meeting) return undefined
  const own = resolutions
    .filter(({ meetingId }) => String(meetingId) === String(meeting.id))
    .toSorted(inNumbers)
  const title = meetingName(meeting, around)
  return {
    view: {
      title,
      intro: say('meetingIntro', { meeting: title }),
      crumbs: [{ label: say('meetings'), to: meetingsPath }],
      lastChanged: latest([meeting, ...own]),
    },
    body: (
      <MeetingBody
        meeting={meeting}
        resolutions={own}
        papers={await papersOf(meeting, own, around)}
        around={around}
        data={structuredData(meeting, around)}
      />
    ),
  }
}

async function papersOf(
  meeting: Meeting,
  resolutions: PageContext['resolutions'],
  around: PageContext,
): Promise<MeetingPapers> {
  const { say, format } = around
  const named = async (row: { id: number }, paper: ReturnType<typeof paperOf>) =>
    [String(row.id), await paper] as const
  const title = (words: string) => `${words}: ${meetingName(meeting, around)}`
  return {
    notice: await paperOf(meeting, meeting.notice, title(say('notice')), around),
    minutes: await paperOf(meeting, meeting.minutes, title(say('minutes')), around),
    resolutions: new Map(
      await Promise.all(
        resolutions.map((row) => named(row, paperOf(row, row.pdf, resolutionName(row, around), around))),
      ),
    ),
    questions: new Map(
      await Promise.all(
        meeting.questions.map((row, index) => {
          const number = format.number(index + 1)
          return named(row, paperOf(meeting, row.pdf, say('answerDocument', { number }), around))
        }),
      ),
    ),
  }
}

/** The day of the last change among several records. */
const latest = (rows: readonly { lastChanged?: string | undefined }[]): string | undefined =>
  rows
    .flatMap(({ lastChanged }) => lastChanged ?? [])
    .sort()
    .at(-1)
