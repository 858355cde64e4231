import type { Opened } from '../app/offline/stores.ts'
import { listAnswer, pageAnswer, searchAnswer } from './answers.ts'
import { kindOf } from './kind.ts'
import { asset, removeOtherStores } from './library.ts'
import { keepOpened } from './opened.ts'
import { messageIn, pageOf, shownAs } from './push.ts'
import { renewAddress } from './renewed.ts'

declare const self: ServiceWorkerGlobalScope

/** Without a network, or on a full device, nothing is stored, and nothing else changes. */
const laterIn =
  (event: ExtendableEvent) =>
  (work: Promise<unknown>): void =>
    event.waitUntil(work.catch((error) => console.info('Nothing was kept for later', String(error))))

// A new worker takes over at once. This is safe: it contains no page or script of its build, each stored page has
// exactly its own files, and files never change under their names.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  const ready = [removeOtherStores(), self.registration.navigationPreload?.enable(), self.clients.claim()]
  event.waitUntil(Promise.all(ready))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, self.location.origin)
  if (kind === 'asset') event.respondWith(asset(request.url))
  else if (kind === 'list') event.respondWith(listAnswer(request, laterIn(event)))
  else if (kind === 'page') event.respondWith(pageAnswer(request.url, freshPage(event), laterIn(event)))
  else if (kind === 'search') event.respondWith(searchAnswer(request.url, freshPage(event)))
})

self.addEventListener('message', (event) => {
  const said = event.data as Opened | undefined
  if (said?.kind !== 'opened' || !said.url.startsWith(`${self.location.origin}/`)) return
  laterIn(event)(keepOpened(said))
})

self.addEventListener('push', (event) => {
  const message = messageIn(event.data?.text() ?? '')
  event.waitUntil(self.registration.showNotification(message.title, shownAs(message)))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event as PushSubscriptionChangeEvent
  laterIn(event as ExtendableEvent)(renewAddress(self.registration.pushManager, newSubscription))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: unknown }
  event.waitUntil(openPage(pageOf(path, self.location.origin)))
})

/** In the tab that shows it already, otherwise in a new one. */
async function openPage(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  const tab = open.find((each) => each.url === url)
  await (tab ? tab.focus() : self.clients.openWindow(url))
}

/** The browser's request that started while the worker was waking up. */
async function freshPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const early = (await preloadResponse) as Response | undefined
  return early ?? fetch(request)
}
