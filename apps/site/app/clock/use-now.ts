import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../start/root-data.ts'

/** What begins and ends does so in whole minutes. */
const minute = 60_000

/**
 * The time of the document, and the device's own where the document is older than a minute, as a copy kept offline is: a
 * page just sent need not be rendered once more for the seconds of its way.
 */
export function useNow(): number {
  const today = useRouteLoaderData<RootData>('root')?.today
  const [now, setNow] = useState(() => (today ? Date.parse(today) : Date.now()))
  useEffect(() => {
    const device = Date.now()
    setNow((sent) => (Math.abs(device - sent) < minute ? sent : device))
  }, [])
  return now
}
