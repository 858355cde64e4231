import { type Language, toDomain, type WireRow } from '@nagardwar/contract'
import { plannedAlerts } from '../../app/alerts/present-alerts.ts'
import { formatIn } from '../../app/i18n/format.ts'
import { plannedTroubles } from '../../app/service-states/present-service-states.ts'
import { wardNumbers } from '../../app/wards/numbers/ward-numbers.ts'
import { calendar, type Moment } from './calendar.ts'
import type { Names } from './open-data.ts'

type Given = {
  alerts: readonly WireRow<'alerts'>[]
  states: readonly WireRow<'serviceStates'>[]
  language: Language
  origin: string
  word: Names['word']
}
type Times = { start: string | null; end: string | null; lastChanged?: string | undefined; wards: string }

/** Alerts and states of services that are still to begin, for a calendar. */
export function plannedCalendar({ alerts, states, language, origin, word }: Given, now = Date.now()): string {
  const host = new URL(origin).host
  const event = (id: string, what: string, { start, end, lastChanged, wards }: Times): Moment => ({
    id: `${id}@${host}`,
    at: start ?? '',
    ...(end ? { until: end } : {}),
    changed: lastChanged ?? (start ?? '').slice(0, 10),
    name: `${what} (${whereOf(wards)})`,
  })

  function whereOf(written: string): string {
    const wards = wardNumbers(written)
    const key = wards.length === 0 ? 'wholeTown' : wards.length === 1 ? 'ward' : 'wards'
    const shown = formatIn(language).digits(wards.join(', '))
    return word('alerts', key)
      .replace('{{wards}}', () => shown)
      .replace(/\.$/, '')
  }

  const coming = plannedAlerts(toDomain('alerts', [...alerts]), now).map((row) =>
    event(`alert-${row.id}`, `${word('alerts', row.kind)}: ${row.text}`, row),
  )
  const troubles = plannedTroubles(toDomain('serviceStates', [...states]), now).map((row) => {
    const what = `${word('today', row.service)}: ${word('today', row.state)}. ${row.reason}`
    return event(`service-${row.id}`, what, { ...row, start: row.since, end: row.until })
  })
  return calendar({ title: word('alerts', 'planned'), language, events: [...troubles, ...coming] })
}
