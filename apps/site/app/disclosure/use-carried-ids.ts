import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type CarriedIds, carriedIds } from './carried-ids.ts'

/**
 * The ids from the link to this page. The browser keeps them on a reload, but the server that renders it never sees
 * them, so the first render in the browser ignores them too.
 */
export function useCarriedIds(): CarriedIds {
  const { state } = useLocation()
  return carriedIds(useSyncExternalStore<unknown>(never, () => state, nothing))
}

const never = () => () => undefined
const nothing = () => undefined
