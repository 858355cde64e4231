import type { Language } from '@nagardwar/contract/browser'

/** What the device keeps, by name: the worker fills it, the page for those without a network reads it. */
export const stores = {
  /** The pages that everybody may need in a hurry. */
  essentials: 'essential-pages-1',
  /** The pages that were read on this device. */
  read: 'read-pages-1',
  lists: 'lists-1',
  /** Scripts, styles, fonts and texts; their names say their content, so they never grow old. */
  assets: 'assets-1',
} as const

/** Headers that the worker gives a copy. */
export const keptAtHeader = 'x-kept-at'
export const titleHeader = 'x-title'

/** Kept without being read first, in both languages: whom to call, and where help is. */
export const offlinePath = '/offline'
export const essentialPaths = [offlinePath, '/contact', '/hospital', '/fire-station'] as const

/** What an open page says to the worker: which page is read, so that it is kept. */
export type Opened = {
  kind: 'opened'
  url: string
  defaultLanguage: Language
  /** The visitor asked the browser to save data: then nothing is fetched that was not asked for. */
  isSavingData: boolean
}
