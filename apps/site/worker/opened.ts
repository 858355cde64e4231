import { languageOf } from '../app/i18n/language.ts'
import type { Opened } from '../app/offline/stores.ts'
import { essentialsFor, isDue } from './essentials.ts'
import { kindOf, nameOf } from './kind.ts'
import { keepPage, keptTime, sweepAssets } from './library.ts'

/**
 * A page was opened: it is kept, which a page that came before the worker, or without asking the server, is not
 * yet, and what everybody may need is brought up to date, one page after the other, so that it is in nobody's way.
 */
export async function keepOpened({ url, defaultLanguage, isSavingData }: Opened): Promise<void> {
  const { origin, pathname } = new URL(url)
  const isPage = kindOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page'
  if (isPage && !isSavingData) await renew(nameOf(url), 'read', true)
  const language = languageOf(pathname, defaultLanguage)
  for (const path of essentialsFor({ language, defaultLanguage, isSavingData }))
    await renew(origin + path, 'essential', languageOf(path, defaultLanguage) === language)
  await sweepAssets()
}

/** What is fetched for later gives way to everything that is fetched for now. */
async function renew(name: string, of: 'essential' | 'read', withFonts: boolean): Promise<void> {
  if (isDue(await keptTime(name), Date.now(), of))
    await keepPage(name, await fetch(name, { priority: 'low' }), withFonts)
}
