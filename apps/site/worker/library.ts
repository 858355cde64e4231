import { keptAtHeader, stores } from '../app/offline/stores.ts'
import { beyond, mostAssets, mostLists, mostPages } from './bounds.ts'
import { asCopy, assetsIn, isKeepable, titleOf } from './copy.ts'
import { isEssential } from './essentials.ts'

const storeOf = (name: string): string =>
  isEssential(new URL(name).pathname) ? stores.essentials : stores.read

const now = (): string => new Date().toISOString()

export const keptPage = async (name: string): Promise<Response | undefined> =>
  (await caches.open(storeOf(name))).match(name)

export const keptList = async (url: string): Promise<Response | undefined> =>
  (await caches.open(stores.lists)).match(url)

export const keptTime = async (name: string): Promise<string | null | undefined> =>
  (await keptPage(name))?.headers.get(keptAtHeader)

/**
 * Keeps a page when all that it needs is kept: a copy is whole or it is not there. One that is gone is forgotten.
 * Without its fonts, which are most of its weight, it is read in the device's own.
 */
export async function keepPage(name: string, response: Response, withFonts = true): Promise<void> {
  const store = await caches.open(storeOf(name))
  if (response.status === 404 || response.status === 410) return void (await store.delete(name))
  if (!isKeepable(response, 'text/html')) return
  const html = await response.text()
  const needed = assetsIn(html).filter((address) => withFonts || !isFont(address))
  await Promise.all(needed.map(keepAsset))
  await putLast(store, name, asCopy(html, response, now(), titleOf(html)))
  if (storeOf(name) === stores.read) await bound(store, mostPages)
}

export async function keepList(url: string, response: Response): Promise<void> {
  if (!isKeepable(response, 'application/json')) return
  const store = await caches.open(stores.lists)
  await putLast(store, url, asCopy(await response.text(), response, now()))
  await bound(store, mostLists)
}

/** A file of the build: the kept one, since its name says its content; else from the network, and kept. */
export async function asset(address: string): Promise<Response> {
  const store = await caches.open(stores.assets)
  const kept = await store.match(address)
  if (kept) return kept
  const response = await fetch(address)
  if (response.status === 200) await store.put(address, response.clone())
  return response
}

const isFont = (address: string): boolean => address.endsWith('.woff2')

/** A style sheet needs its drawings too; of its fonts a page names those that it is written in. */
async function keepAsset(address: string): Promise<void> {
  const response = await asset(address)
  if (!response.ok) throw new Error(`A page needs ${address}, which is not there`)
  if (!address.endsWith('.css')) return
  const drawings = assetsIn(await response.text()).filter((inside) => !isFont(inside))
  await Promise.all(drawings.map(asset))
}

/** Throws away the files that no kept page needs, when there are many. An open page asks for its own again. */
export async function sweepAssets(): Promise<void> {
  const store = await caches.open(stores.assets)
  const files = await store.keys()
  if (files.length <= mostAssets) return
  const needed = new Set(await neededAssets(store))
  await Promise.all(
    files.filter(({ url }) => !needed.has(new URL(url).pathname)).map((file) => store.delete(file)),
  )
}

async function neededAssets(assets: Cache): Promise<string[]> {
  const named = (await Promise.all([stores.essentials, stores.read].map(namedIn))).flat()
  const sheets = [...new Set(named)].filter((address) => address.endsWith('.css'))
  const inside = await Promise.all(
    sheets.map(async (sheet) => assetsIn((await (await assets.match(sheet))?.text()) ?? '')),
  )
  return [...named, ...inside.flat()]
}

async function namedIn(storeName: string): Promise<string[]> {
  const store = await caches.open(storeName)
  const pages = await Promise.all((await store.keys()).map((page) => store.match(page)))
  return (await Promise.all(pages.map(async (page) => assetsIn((await page?.text()) ?? '')))).flat()
}

/** The names of a store stand in the order in which they were put: the last is the newest. */
async function putLast(store: Cache, name: string, response: Response): Promise<void> {
  await store.delete(name)
  await store.put(name, response)
}

async function bound(store: Cache, most: number): Promise<void> {
  await Promise.all(beyond(await store.keys(), most).map((name) => store.delete(name)))
}

/** Stores of an earlier worker, in another form. */
export async function removeOtherStores(): Promise<void> {
  const ours: readonly string[] = Object.values(stores)
  const others = (await caches.keys()).filter((name) => !ours.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
