import { type Language, type ListName, languages, type WireRow } from '@nagardwar/contract'
import { isDated } from '../../app/tenders/tender-path.ts'
import { fromRows, type Make, notFound, sent, unavailable } from './answers.ts'
import { departmentFeed, departmentWithId, ListAway } from './department-feed.ts'
import { eventsCalendar, hasFirstDay } from './events-calendar.ts'
import { hasDay, meetingsCalendar } from './meetings-calendar.ts'
import { noticeCalendar } from './notice-calendar.ts'
import { namesIn, type OpenData, wordsIn } from './open-data.ts'
import { tenderCalendar } from './tender-calendar.ts'

type Asked = { id: string; language: Language }
type RecordFile<N extends ListName> = {
  kind: 'ics' | 'atom'
  list: N
  /** The record with this number, if it has a file. */
  find: (rows: readonly WireRow<N>[], id: string) => WireRow<N> | undefined
  write: (row: WireRow<N>, language: Language, data: OpenData) => string | Promise<string>
}

const withId =
  <R extends { id: number | string }>(has: (row: R) => boolean = () => true) =>
  (rows: readonly R[], id: string): R | undefined =>
    rows.find((row) => String(row.id) === id && has(row))

const fileOf = <N extends ListName>({ kind, list, find, write }: RecordFile<N>) => ({
  kind,
  /** While the list cannot be had, nobody knows. */
  async isThere(source: OpenData['source'], { id, language }: Asked): Promise<boolean> {
    const outcome = await source.list(list, language)
    return !outcome.ok || find(outcome.value, id) !== undefined
  },
  make:
    ({ id, language }: Asked): Make =>
    (data) =>
      fromRows(data, list, language, async (rows) => {
        const row = find(rows, id)
        return row ? sent(kind, await write(row, language, data)) : notFound()
      }).catch((error: unknown) => {
        if (error instanceof ListAway) return unavailable()
        throw error
      }),
})

/** The files of single records: the dates of tenders, notices, meetings and events, the documents of departments. */
const files = {
  tenders: fileOf({
    kind: 'ics',
    list: 'tenders',
    find: withId<WireRow<'tenders'>>(isDated),
    write: (row, language, data) =>
      tenderCalendar(row, language, data.config.origin, wordsIn(data, language, 'tenders')),
  }),
  notices: fileOf({
    kind: 'ics',
    list: 'publicNotices',
    find: withId<WireRow<'publicNotices'>>(),
    write: (row, language, data) =>
      noticeCalendar(row, language, data.config, wordsIn(data, language, 'notices')),
  }),
  meetings: fileOf({
    kind: 'ics',
    list: 'councilMeetings',
    find: withId<WireRow<'councilMeetings'>>(hasDay),
    write: (row, language, data) =>
      meetingsCalendar([row], language, data.config.origin, wordsIn(data, language, 'council-work')),
  }),
  events: fileOf({
    kind: 'ics',
    list: 'events',
    find: withId<WireRow<'events'>>(hasFirstDay),
    write: async (row, language, data) =>
      eventsCalendar({ rows: [row], language, config: data.config, names: await namesIn(data, language) }),
  }),
  departments: fileOf({
    kind: 'atom',
    list: 'disclosureDepartments',
    find: departmentWithId,
    write: (row, language, data) => departmentFeed(data, row, language),
  }),
}

/** The folders below `/feeds` in which they are. */
export const recordFolders = Object.keys(files)

/** Which file an address asks for: `/feeds/tenders/7.mr.ics`, `/feeds/departments/4.mr.atom`. */
function askedAt(address: string) {
  const [, folder, id, code, kind] =
    /^\/feeds\/([a-z]+)\/([1-9][0-9]{0,8})\.(en|mr)\.(ics|atom)$/.exec(address) ?? []
  const file = Object.entries(files).find(([name]) => name === folder)?.[1]
  const language = languages.find((each) => each === code)
  return file && id && language && file.kind === kind ? { file, asked: { id, language } } : undefined
}

/** The file of one record, if an address asks for one. */
export function recordFile(address: string): Make | undefined {
  const found = askedAt(address)
  return found?.file.make(found.asked)
}

/** Whether an address asks for the file of a record that there is: only these are kept in memory. */
export async function hasRecordFile(source: OpenData['source'], address: string): Promise<boolean> {
  const found = askedAt(address)
  return found ? found.file.isThere(source, found.asked) : false
}
