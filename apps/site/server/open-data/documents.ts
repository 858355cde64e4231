import {
  type Language,
  type ListName,
  languages,
  listNames,
  listPaths,
  type WireRow,
} from '@nagardwar/contract'
import { meetingsCalendarAddress } from '../../app/council-work/meeting-time.ts'
import {
  csvAddress,
  descriptionsPath,
  feedAddress,
  feedNames,
  fileLanguages,
  holidaysAddress,
  plannedAddress,
} from '../../app/open-data/public-list.ts'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { listAsCsv } from './csv.ts'
import { departmentFeed, departmentFeedAt, departmentWithId, ListAway } from './department-feed.ts'
import {
  comingEvents,
  eventCalendarAt,
  eventCalendars,
  eventsCalendar,
  eventWithId,
} from './events-calendar.ts'
import { feed } from './feeds.ts'
import { holidaysCalendar } from './holidays.ts'
import { comingRows, meetingCalendarAt, meetingsCalendar, meetingWithId } from './meetings-calendar.ts'
import { noticeCalendar, noticeCalendarAt, noticeWithId } from './notice-calendar.ts'
import { namesIn, type OpenData } from './open-data.ts'
import { plannedCalendar } from './planned-calendar.ts'
import { tenderCalendar, tenderCalendarAt, tenderWithId } from './tender-calendar.ts'

type Make = (data: OpenData) => Promise<Response>

const cached = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
const types = {
  csv: 'text/csv',
  atom: 'application/atom+xml',
  ics: 'text/calendar',
  json: 'application/json',
}

function sent(kind: keyof typeof types, body: string): Response {
  return new Response(body, {
    headers: {
      ...readByAnyone,
      'content-type': `${types[kind]}; charset=utf-8`,
      'cache-control': cached,
    },
  })
}

/** Writes a file from the rows of a list; a list that cannot be had is no empty file. */
async function fromRows<N extends ListName>(
  { source }: OpenData,
  name: N,
  language: Language,
  write: (rows: WireRow<N>[]) => Response,
): Promise<Response> {
  const outcome = await source.list(name, language)
  if (outcome.ok) {
    const answer = write(outcome.value)
    // An old copy says so, as the list itself does (docs/contract.md).
    if (outcome.asOf) {
      answer.headers.set('x-as-of', outcome.asOf)
      answer.headers.set('cache-control', 'no-cache')
    }
    return answer
  }
  const status = outcome.error === 'notFound' ? 404 : 503
  return new Response('This list is not available.', { status, headers: { 'cache-control': 'no-store' } })
}

const csvFiles = listNames.flatMap((name) => {
  const { path, language: parameter } = listPaths[name]
  return fileLanguages({ parameter }).map((language): [string, Make] => [
    csvAddress(path, language),
    (data) => fromRows(data, name, language ?? 'en', (rows) => sent('csv', listAsCsv(name, rows))),
  ])
})

const feeds = feedNames.flatMap((name) =>
  languages.map((language): [string, Make] => [
    feedAddress(name, language),
    async (data) => {
      const names = await namesIn(data, language)
      return fromRows(data, name, language, (rows) =>
        sent('atom', feed(name, language, rows, data.config, names)),
      )
    },
  ]),
)

const calendars = languages.map((language): [string, Make] => [
  holidaysAddress(language),
  async (data) => {
    const title = (await namesIn(data, language)).titleOf('holidays')
    return fromRows(data, 'holidays', language, (rows) =>
      sent('ics', holidaysCalendar(rows, language, data.config.origin, title)),
    )
  },
])

const wordsOf = (data: OpenData, language: Language) =>
  data.wording(undefined)[language]['council-work'] ?? {}

const meetings = languages.map((language): [string, Make] => [
  meetingsCalendarAddress(language),
  (data) =>
    fromRows(data, 'councilMeetings', language, (rows) =>
      sent('ics', meetingsCalendar(comingRows(rows), language, data.config.origin, wordsOf(data, language))),
    ),
])

const events = eventCalendars.map(({ address, language, kind }): [string, Make] => [
  address,
  async (data) => {
    const names = await namesIn(data, language)
    return fromRows(data, 'events', language, (rows) =>
      sent(
        'ics',
        eventsCalendar({ rows: comingEvents(rows, kind), kind, language, config: data.config, names }),
      ),
    )
  },
])

const planned = languages.map((language): [string, Make] => [
  plannedAddress(language),
  async (data) => {
    const [states, { word }] = await Promise.all([
      data.source.list('serviceStates', language),
      namesIn(data, language),
    ])
    if (!states.ok && states.error !== 'notFound') return unavailable()
    const rows = states.ok ? states.value : []
    const { origin } = data.config
    return fromRows(data, 'alerts', language, (alerts) =>
      sent('ics', plannedCalendar({ alerts, states: rows, language, origin, word })),
    )
  },
])

const notFound = (): Response =>
  new Response('There is nothing here.', { status: 404, headers: { 'cache-control': 'no-store' } })
const unavailable = (): Response =>
  new Response('This list is not available.', { status: 503, headers: { 'cache-control': 'no-store' } })

/** The file of one record, if an address asks for one: the dates of a tender or a notice, a meeting, an event, the documents of a department. */
export const recordDocument = (address: string): Make | undefined =>
  tenderDocument(address) ??
  noticeDocument(address) ??
  meetingDocument(address) ??
  eventDocument(address) ??
  departmentDocument(address)

function tenderDocument(address: string): Make | undefined {
  const asked = tenderCalendarAt(address)
  if (!asked) return undefined
  const { id, language } = asked
  return (data) =>
    fromRows(data, 'tenders', language, (rows) => {
      const row = tenderWithId(rows, id)
      const words = data.wording(undefined)[language].tenders ?? {}
      return row ? sent('ics', tenderCalendar(row, language, data.config.origin, words)) : notFound()
    })
}

function noticeDocument(address: string): Make | undefined {
  const asked = noticeCalendarAt(address)
  if (!asked) return undefined
  const { id, language } = asked
  return (data) =>
    fromRows(data, 'publicNotices', language, (rows) => {
      const row = noticeWithId(rows, id)
      const words = data.wording(undefined)[language].notices ?? {}
      return row ? sent('ics', noticeCalendar(row, language, data.config.origin, words)) : notFound()
    })
}

function meetingDocument(address: string): Make | undefined {
  const asked = meetingCalendarAt(address)
  if (!asked) return undefined
  const { id, language } = asked
  return (data) =>
    fromRows(data, 'councilMeetings', language, (rows) => {
      const row = meetingWithId(rows, id)
      return row
        ? sent('ics', meetingsCalendar([row], language, data.config.origin, wordsOf(data, language)))
        : notFound()
    })
}

function eventDocument(address: string): Make | undefined {
  const asked = eventCalendarAt(address)
  if (!asked) return undefined
  const { id, language } = asked
  return async (data) => {
    const names = await namesIn(data, language)
    return fromRows(data, 'events', language, (rows) => {
      const row = eventWithId(rows, id)
      return row
        ? sent('ics', eventsCalendar({ rows: [row], language, config: data.config, names }))
        : notFound()
    })
  }
}

function departmentDocument(address: string): Make | undefined {
  const asked = departmentFeedAt(address)
  if (!asked) return undefined
  const { id, language } = asked
  return async (data) => {
    const departments = await data.source.list('disclosureDepartments', language)
    if (!departments.ok) return unavailable()
    const department = departmentWithId(departments.value, id)
    if (!department) return notFound()
    return departmentFeed(data, department, language).then(
      (text) => sent('atom', text),
      (error: unknown) => {
        if (error instanceof ListAway) return unavailable()
        throw error
      },
    )
  }
}

/** Whether the address asks for the file of a record that there is: only these are kept in memory. */
export async function hasRecordDocument(source: OpenData['source'], address: string): Promise<boolean> {
  const tender = tenderCalendarAt(address)
  if (tender) {
    const tenders = await source.list('tenders', tender.language)
    return !tenders.ok || Boolean(tenderWithId(tenders.value, tender.id))
  }
  const notice = noticeCalendarAt(address)
  if (notice) {
    const rows = await source.list('publicNotices', notice.language)
    return !rows.ok || Boolean(noticeWithId(rows.value, notice.id))
  }
  const meeting = meetingCalendarAt(address)
  if (meeting) {
    const rows = await source.list('councilMeetings', meeting.language)
    return !rows.ok || Boolean(meetingWithId(rows.value, meeting.id))
  }
  const event = eventCalendarAt(address)
  if (event) {
    const rows = await source.list('events', event.language)
    return !rows.ok || Boolean(eventWithId(rows.value, event.id))
  }
  const department = departmentFeedAt(address)
  if (!department) return false
  const departments = await source.list('disclosureDepartments', department.language)
  return !departments.ok || Boolean(departmentWithId(departments.value, department.id))
}

/** Every public list as CSV, feeds, and calendars: what makes each, by its address. */
export const openDataDocuments: Readonly<Record<string, Make>> = {
  ...Object.fromEntries([...csvFiles, ...feeds, ...calendars, ...meetings, ...events, ...planned]),
  [descriptionsPath]: async ({ source }) => sent('json', JSON.stringify(source.publicLists?.() ?? [])),
}
