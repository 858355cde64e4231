import type { Language } from '@nagardwar/contract/browser'
import { loadCatalogues } from '../i18n/browser-texts.ts'
import type { Namespace } from '../i18n/namespaces.ts'

/**
 * The texts of the next page, browser only. If they fail to load, the server's document of that page is loaded
 * instead, which contains them.
 */
export async function pageTexts(
  { url }: Request,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  if (await loadCatalogues(language, namespaces)) return
  location.assign(url)
  await new Promise(() => {})
}
