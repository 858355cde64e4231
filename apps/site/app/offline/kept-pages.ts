import { bareOf } from '../i18n/language.ts'
import { keptAtHeader, offlinePath, stores, titleHeader } from './stores.ts'

export type KeptPage = { path: string; title: string; keptAt: string }

/** The pages read on this device, latest first. Empty if the browser stores nothing. */
export async function readKeptPages(): Promise<KeptPage[]> {
  const found = await Promise.all([stores.read, stores.essentials].map(pagesOrNone))
  return found
    .flat()
    .filter(({ path }) => bareOf(path) !== offlinePath)
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** Deletes them from the device, which may be shared. The pages for emergencies stay. */
export async function forgetKeptPages(): Promise<void> {
  await Promise.all([stores.read, stores.lists].map((name) => caches.delete(name)))
}

/** A browser that denies its caches has stored nothing. */
async function pagesOrNone(storeName: string): Promise<KeptPage[]> {
  try {
    return await pagesIn(storeName)
  } catch (error) {
    console.info('This device keeps no pages', error)
    return []
  }
}

async function pagesIn(storeName: string): Promise<KeptPage[]> {
  const store = await caches.open(storeName)
  const names = await store.keys()
  return Promise.all(names.map(async ({ url }) => keptPage(url, await store.match(url))))
}

function keptPage(url: string, copy: Response | undefined): KeptPage {
  const { pathname, search } = new URL(url)
  const path = pathname + search
  const title = decodeURIComponent(copy?.headers.get(titleHeader) ?? '')
  return { path, title: title || path, keptAt: copy?.headers.get(keptAtHeader) ?? '' }
}
