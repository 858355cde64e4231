import type { Row } from '@nagardwar/contract/browser'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../alerts/use-now.ts'
import type { Listed } from '../api/list.ts'
import { useRowsNow } from '../resource/use-rows-now.ts'
import { holidayDays } from './opening-state.ts'

/** The moment for which a page says what is open, and the days on which offices are closed. */
export type PlaceTime = { now: number; holidays: ReadonlySet<number> }

/** How often an open page looks at the clock, in milliseconds. */
const often = 30_000

/** The document's time first, then the device's, which goes on. */
export function usePlaceTime(list: Listed<'holidays'>): PlaceTime {
  const rows: readonly Row<'holidays'>[] = useRowsNow(list)
  const first = useNow()
  const [later, setLater] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setLater(Date.now()), often)
    return () => clearInterval(timer)
  }, [])
  const holidays = useMemo(() => holidayDays(rows), [rows])
  return { now: later ?? first, holidays }
}
