import { languages, listNames, listPaths } from '@nagardwar/contract'
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
import { fromRows, type Make, sent, unavailable } from './answers.ts'
import { listAsCsv } from './csv.ts'
import { comingEvents, eventCalendars, eventsCalendar } from './events-calendar.ts'
import { feed } from './feeds.ts'
import { holidaysCalendar } from './holidays.ts'
import { comingRows, meetingsCalendar } from './meetings-calendar.ts'
import { namesIn, wordsIn } from './open-data.ts'
import { plannedCalendar } from './planned-calendar.ts'

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

const meetings = languages.map((language): [string, Make] => [
  meetingsCalendarAddress(language),
  (data) =>
    fromRows(data, 'councilMeetings', language, (rows) =>
      sent(
        'ics',
        meetingsCalendar(
          comingRows(rows),
          language,
          data.config.origin,
          wordsIn(data, language, 'council-work'),
        ),
      ),
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

/** Every public list as CSV, feeds, and calendars: what makes each, by its address. */
export const openDataDocuments: Readonly<Record<string, Make>> = {
  ...Object.fromEntries([...csvFiles, ...feeds, ...calendars, ...meetings, ...events, ...planned]),
  [descriptionsPath]: async ({ source }) => sent('json', JSON.stringify(source.publicLists?.() ?? [])),
}
