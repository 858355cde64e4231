import { bareOf } from '../app/i18n/language.ts'
import { keptAtHeader, stores } from '../app/offline/stores.ts'
import { reportPath } from '../app/reports/report-path.ts'
import { alertsIn } from './alerts.ts'
import { beyond, mostAssets, mostLists, mostPages } from './bounds.ts'
import { asCopy, assetsIn, isClosed, isKeepable, laterIn, titleOf } from './copy.ts'
import { isEssential } from './essentials.ts'

const storeOf = (name: string): string =>
  isEssential(new URL(name).pathname) ? stores.essentials : stores.read

/** The pages whose script keeps messages until there is a network. */
const isForm = (name: string): boolean => ['/contact', reportPath].includes(bareOf(new URL(name).pathname))

const now = (): string => new Date().toISOString()

export const keptPage = async (name: string): Promise<Response | undefined> =>
  (await caches.open(storeOf(name))).match(name)

export const keptList = async (url: string): Promise<Response | undefined> =>
  (await caches.open(stores.lists)).match(url)

export const keptTime = async (name: string): Promise<string | null | undefined> =>
  (await keptPage(name))?.headers.get(keptAtHeader)

/**
 * Stores a page when everything that it needs is stored: a copy is complete or does not exist. A page that no longer
 * exists is deleted. Fonts are left out, because they are most of its size; the device's own are used.
 */
export async function keepPage(name: string, response: Response, withFonts = true): Promise<void> {
  if (isClosed(response)) return forgetWebsite()
  const store = await caches.open(storeOf(name))
  if (response.status === 404 || response.status === 410) return void (await store.delete(name))
  if (!isKeepable(response, 'text/html')) return
  const html = await response.text()
  const needed = assetsIn(html).filter((address) => withFonts || !isFont(address))
  await Promise.all(needed.map((address) => keepAsset(address, isForm(name))))
  await putLast(store, name, asCopy(html, response, now(), titleOf(html)))
  await keepAlerts(html)
  if (storeOf(name) === stores.read) await bound(store, mostPages)
}

/** The alerts that the device has seen last, in each language: copies of other pages show them too. */
async function keepAlerts(html: string): Promise<void> {
  const alerts = alertsIn(html)
  if (alerts === undefined) return
  const store = await caches.open(stores.lists)
  const headers = { 'content-type': 'text/html; charset=utf-8', [keptAtHeader]: now() }
  await putLast(store, alertsName(html), new Response(alerts, { headers }))
}

const alertsName = (html: string): string =>
  `/last-alerts?lang=${/<html[^<>]*? lang="([a-z]{2})"/.exec(html)?.[1] ?? ''}`

export const keptAlerts = async (page: Response): Promise<Response | undefined> =>
  (await caches.open(stores.lists)).match(alertsName(await page.clone().text()))

export async function keepList(url: string, response: Response): Promise<void> {
  if (isClosed(response)) return forgetWebsite()
  if (!isKeepable(response, 'application/json')) return
  const store = await caches.open(stores.lists)
  await putLast(store, url, asCopy(await response.text(), response, now()))
  await bound(store, mostLists)
}

/**
 * A file of the build: the stored one, because its name contains its hash; otherwise from the network, and stored.
 */
export async function asset(address: string): Promise<Response> {
  const store = await caches.open(stores.assets)
  const kept = await store.match(address)
  if (kept) return kept
  const response = await fetch(address)
  if (response.status === 200) await store.put(address, response.clone())
  return response
}

const isFont = (address: string): boolean => address.endsWith('.woff2')

/** Stores a file, and what it needs itself. Of scripts, only those of the form are read. */
async function keepAsset(address: string, isOfForm: boolean, known = new Set<string>()): Promise<void> {
  if (known.has(address)) return
  known.add(address)
  const response = await asset(address)
  if (!response.ok) throw new Error(`A page needs ${address}, which is not there`)
  if (!isOfForm && !address.endsWith('.css')) return
  const inside = neededBy(address, await response.text())
  await Promise.all(inside.map((each) => keepAsset(each, isOfForm, known)))
}

/** A style sheet needs its drawings; its fonts are listed by the page. A script needs what keeps messages. */
function neededBy(address: string, text: string): string[] {
  if (address.endsWith('.css')) return assetsIn(text).filter((inside) => !isFont(inside))
  return address.endsWith('.js') ? laterIn(text) : []
}

/** Deletes the files that no stored page needs, if there are many. An open page requests its own again. */
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
  const needed = new Set(named)
  // What is found on the way is read too.
  for (const address of needed)
    for (const inside of neededBy(address, (await (await assets.match(address))?.text()) ?? ''))
      needed.add(inside)
  return [...needed]
}

async function namedIn(storeName: string): Promise<string[]> {
  const store = await caches.open(storeName)
  const pages = await Promise.all((await store.keys()).map((page) => store.match(page)))
  return (await Promise.all(pages.map(async (page) => assetsIn((await page?.text()) ?? '')))).flat()
}

/** The keys of a cache are in the order of storing: the last one is the newest. */
async function putLast(store: Cache, name: string, response: Response): Promise<void> {
  await store.delete(name)
  await store.put(name, response)
}

async function bound(store: Cache, most: number): Promise<void> {
  await Promise.all(beyond(await store.keys(), most).map((name) => store.delete(name)))
}

/** What was read of a website that is closed now. Whom to call stays for those without a network. */
async function forgetWebsite(): Promise<void> {
  await Promise.all([stores.read, stores.lists].map((name) => caches.delete(name)))
}

/** Caches of an earlier version, in another format. */
export async function removeOtherStores(): Promise<void> {
  const ours: readonly string[] = Object.values(stores)
  const others = (await caches.keys()).filter((name) => !ours.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
