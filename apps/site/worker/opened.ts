import { languageOf } from '../app/i18n/language.ts'
import type { Opened } from '../app/offline/stores.ts'
import { essentialsFor, isDue } from './essentials.ts'
import { kindOf, nameOf } from './kind.ts'
import { keepPage, keptTime, sweepAssets } from './library.ts'

/**
 * A page was opened. It is stored now, because pages opened before the worker or shown by the router are not stored
 * yet. Then the pages for emergencies are refreshed, one after the other, so that they do not slow down anything.
 */
export async function keepOpened({ url, defaultLanguage, isSavingData }: Opened): Promise<void> {
  const { origin, pathname } = new URL(url)
  const isPage = kindOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page'
  if (isPage && !isSavingData && (await renew(nameOf(url), 'read', true)) === 'for one person') return
  const language = languageOf(pathname, defaultLanguage)
  for (const path of essentialsFor({ language, defaultLanguage, isSavingData }))
    await renew(origin + path, 'essential', languageOf(path, defaultLanguage) === language)
  await sweepAssets()
}

/**
 * Fetching in advance waits for everything that is needed now. A page for one person, such as of a website that is still
 * closed, is not kept, and neither is any other page of that website.
 */
async function renew(name: string, of: 'essential' | 'read', withFonts: boolean) {
  if (!isDue(await keptTime(name), Date.now(), of)) return 'kept before'
  const response = await fetch(name, { priority: 'low' })
  if (response.headers.get('cache-control')?.includes('private')) return 'for one person'
  await keepPage(name, response, withFonts)
  return 'kept now'
}
