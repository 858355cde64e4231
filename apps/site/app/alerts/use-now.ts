import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../start/root-data.ts'

/** The time of the document while the script takes it over, and the device's own afterwards. */
export function useNow(): number {
  const today = useRouteLoaderData<RootData>('root')?.today
  const [now, setNow] = useState(() => (today ? Date.parse(today) : Date.now()))
  useEffect(() => setNow(Date.now()), [])
  return now
}
