import type { Language } from '@nagardwar/contract/browser'

/** The caches on the device, by name. The service worker fills them; the offline page reads them. */
export const stores = {
  /** The pages for emergencies. */
  essentials: 'essential-pages-1',
  /** The pages that were read on this device. */
  read: 'read-pages-1',
  lists: 'lists-1',
  /** Scripts, styles, fonts and texts. Their names contain a hash, so they never get old. */
  assets: 'assets-1',
  /** How the device is told of alerts, where its reader asked for that. */
  device: 'device-1',
} as const

/** Headers that the service worker adds to a copy. */
export const keptAtHeader = 'x-kept-at'
export const titleHeader = 'x-title'

/** Set by the server on what it answers while the website is closed. */
export const closedHeader = 'x-website'

/** Stored without being read first, in both languages: telephone numbers and places of help. */
export const offlinePath = '/offline'
export const essentialPaths = [offlinePath, '/contact', '/hospital', '/fire-station'] as const

/** The message from a page to the service worker: which page is read, so that it is stored. */
export type Opened = {
  kind: 'opened'
  url: string
  defaultLanguage: Language
  /** The browser saves data: then nothing is fetched in advance. */
  isSavingData: boolean
}
