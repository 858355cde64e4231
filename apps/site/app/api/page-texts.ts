import type { Language } from '@nagardwar/contract/browser'
import { loadCatalogues } from '../i18n/browser-texts.ts'
import type { Namespace } from '../i18n/namespaces.ts'

/**
 * The texts of a page that the reader goes to, browser only. Where they cannot be had, the server's document of that
 * page takes over: its words are in it.
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
