import { useEffect, useMemo, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { hasFailed, type Listed, type ListOutcome } from '../api/list.ts'
import { useLatest } from '../resource/use-latest.ts'
import { useRowsOfPage } from '../resource/use-rows-of-page.ts'
import type { RootData } from '../start/root-data.ts'
import { useStart } from '../start/start.ts'
import { holidayDays, nextOpeningChange } from './opening-state.ts'

/** The moment for which a page says what is open, and the days on which offices are closed; undefined if nobody knows. */
export type PlaceTime = { now: number; holidays: ReadonlySet<number> | undefined }

/** How often an open page looks at the clock, in milliseconds. */
const often = 30_000

/**
 * The document's time, until one of the page's places opens or closes, and the device's from then on: as long as nothing
 * changes, the script need not render what the server wrote.
 */
export function usePlaceTime(list: Listed<'holidays'>): PlaceTime {
  const outcome = useLatest(list)
  const today = useRouteLoaderData<RootData>('root')?.today
  const [now, setNow] = useState(() => (today ? Date.parse(today) : Date.now()))
  const holidays = useMemo(() => daysOf(outcome), [outcome])
  const places = useRowsOfPage()
  const { openingHours = '' } = useStart().settings
  useEffect(() => {
    const changes = nextOpeningChange([openingHours, ...hoursIn(places)], now, holidays)
    const look = () => {
      const device = Date.now()
      if (device >= changes) setNow(device)
    }
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [openingHours, places, now, holidays])
  return useMemo(() => ({ now, holidays }), [now, holidays])
}

/** While the list is loading there are none; where it failed nobody knows them. */
const daysOf = (outcome: ListOutcome<'holidays'> | undefined) =>
  outcome && hasFailed(outcome) ? undefined : holidayDays(outcome?.ok ? outcome.value : [])

/** The opening hours of all places of the page. */
const hoursIn = (rows: readonly unknown[]): string[] =>
  rows.flatMap((row) => (row as { hours?: string }).hours ?? [])
