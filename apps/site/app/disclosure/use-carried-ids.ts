import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type CarriedIds, carriedIds } from './carried-ids.ts'

/**
 * The ids that the link to this page carried. A browser keeps them when it loads the page anew, but the server, which
 * then renders it, never sees them: the first view in the browser does without them, so that both are alike.
 */
export function useCarriedIds(): CarriedIds {
  const { state } = useLocation()
  return carriedIds(useSyncExternalStore<unknown>(never, () => state, nothing))
}

const never = () => () => undefined
const nothing = () => undefined
