import { useEffect } from 'react'
import { useOnDemand } from '../components/on-demand/use-on-demand.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useChosenWard } from './use-chosen-ward.ts'

/**
 * Where a page begins with the chosen ward. The document has an empty place, whose height is kept from the first paint
 * on where the device has chosen a ward (components/reading/restore.ts); only such a device fetches the part.
 */
export function MyWardPlace() {
  const ward = useChosenWard()
  const language = useLanguage()
  const { Part, want } = useOnDemand(async () => {
    const [part, { loadCatalogues }] = await Promise.all([
      import('./my-ward.tsx'),
      import('../i18n/browser-texts.ts'),
    ])
    if (!(await loadCatalogues(language, ['my-ward', 'today']))) throw new Error('The texts are not here')
    return part
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when a ward is there.
  useEffect(() => {
    if (ward) want(() => {})
  }, [ward])
  return <div className="my-ward">{ward && Part ? <Part key={ward} ward={ward} /> : null}</div>
}
