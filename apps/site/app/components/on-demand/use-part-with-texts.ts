import type { ComponentType } from 'react'
import { useLanguage } from '../../i18n/language-context.ts'
import type { Namespace } from '../../i18n/namespaces.ts'
import { useOnDemand } from './use-on-demand.ts'

/** A part that is fetched on demand with texts that the page does not have. */
export function usePartWithTexts<P>(
  texts: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const language = useLanguage()
  return useOnDemand(async () => {
    const [part, { loadCatalogues }] = await Promise.all([load(), import('../../i18n/browser-texts.ts')])
    if (!(await loadCatalogues(language, texts))) throw new Error('The texts are not here')
    return part
  })
}
