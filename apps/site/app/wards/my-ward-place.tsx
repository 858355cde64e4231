import { useEffect } from 'react'
import { usePartWithTexts } from '../components/on-demand/use-part-with-texts.ts'
import { useChosenWard } from './use-chosen-ward.ts'

/**
 * Where a page begins with the chosen ward. The document has an empty place, whose height is kept from the first paint
 * on where the device has chosen a ward (components/reading/restore.ts); only such a device fetches the part.
 */
export function MyWardPlace() {
  const ward = useChosenWard()
  const { Part, want } = usePartWithTexts(['my-ward', 'today'], () => import('./my-ward.tsx'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when a ward is there.
  useEffect(() => {
    if (ward) want(() => {})
  }, [ward])
  return <div className="my-ward">{ward && Part ? <Part key={ward} ward={ward} /> : null}</div>
}
