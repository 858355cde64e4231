import { readOpeningHours } from '@nagardwar/contract/browser'
import { indiaDay, kolkata } from '../clock/india-day.ts'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { hoursInWords } from './hours-in-words.ts'
import { type OpeningState, openingStateAt, weekdayOf } from './opening-state.ts'
import type { PlaceTime } from './use-place-time.ts'

type Hours = { hours: string; hoursNote?: string; closedOnHolidays?: boolean }
type Props = Hours & { at: PlaceTime; className?: string | undefined }

const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Whether it is open at this moment, the hours of the week, and what staff add. Nothing where nobody gave hours. */
export function OpeningHours({ hours, hoursNote = '', closedOnHolidays = false, at, className }: Props) {
  const { t } = useTranslation('places')
  const { time } = useFormat()
  const known = hours === '' ? undefined : readOpeningHours(hours)
  if (!known && !hoursNote) return null
  const kept = known && { ...known, closedOnHolidays: known.closedOnHolidays || closedOnHolidays }
  const words = {
    days: dayKeys.map((key) => t(key)),
    daily: t('daily'),
    closed: t('closed'),
    wholeDay: t('wholeDay'),
    always: t('always'),
    closedOnHolidays: t('closedOnHolidays'),
    fromTo: (from: string, to: string) => t('fromTo', { from, to }),
    time,
  }
  return (
    <div className={className}>
      {kept ? (
        <>
          {/* Whether today is a holiday is not known: neither is whether it is open. */}
          {kept.closedOnHolidays && !at.holidays ? null : (
            // Paper does not know when it is read.
            <p className="screen-only">
              <StateInWords state={openingStateAt(kept, at.now, at.holidays)} now={at.now} />
            </p>
          )}
          <p className="soft">
            <span className="vh">{t('hours')}: </span>
            {hoursInWords(kept, words).join('; ')}
          </p>
        </>
      ) : null}
      {hoursNote ? (
        <p className="soft">
          <Text>{hoursNote}</Text>
        </p>
      ) : null}
    </div>
  )
}

/** Whether it is open at this moment and until when, without its hours. Nothing where nobody gave hours. */
export function OpenNow({ hours, closedOnHolidays = false, at }: Hours & { at: PlaceTime }) {
  const read = hours === '' ? undefined : readOpeningHours(hours)
  const known = read && { ...read, closedOnHolidays: read.closedOnHolidays || closedOnHolidays }
  if (!known || (known.closedOnHolidays && !at.holidays)) return null
  return <StateInWords state={openingStateAt(known, at.now, at.holidays)} now={at.now} />
}

/** "Open now until 8:00 PM". What is open for more than a day is told without an end. */
function StateInWords({ state: { isOpen, changes }, now }: { state: OpeningState; now: number }) {
  const { t } = useTranslation('places')
  const format = useFormat()
  if (changes === undefined) return <strong>{t(isOpen ? 'openNow' : 'closedNow')}</strong>
  const minutes = Math.floor((changes + kolkata) / 60_000) % 1440
  const days = indiaDay(changes) - indiaDay(now)
  const isMidnight = isOpen && minutes === 0
  const time = format.time(isMidnight ? 1440 : minutes)
  if (isOpen) return <strong>{days > 1 ? t('openNow') : t('openUntil', { time })}</strong>
  if (days === 0) return t('opensToday', { time })
  if (days === 1) return t('opensTomorrow', { time })
  return t('opensOn', { day: t(dayKeys[weekdayOf(indiaDay(changes))] ?? 'monday'), time })
}
