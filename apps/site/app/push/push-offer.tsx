import { useEffect } from 'react'
import { useOnDemand } from '../components/on-demand/use-on-demand.ts'

/** The wards that devices can name (packages/contract/src/push.ts). */
const isTold = /^[\p{L}\p{M}\p{N}-]{1,30}$/u
const loadPanel = () => import('./push-panel.tsx')

/**
 * Offers alerts on this device, also of a ward (its key). Nothing of it is in the document: it needs script, and a council
 * that tells devices.
 */
export function PushOffer({ ward }: { ward?: string }) {
  const { Part: PushPanel, want } = useOnDemand(loadPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first view
  useEffect(() => want(() => undefined), [])
  return PushPanel ? <PushPanel key={ward} ward={ward && isTold.test(ward) ? ward : undefined} /> : null
}
