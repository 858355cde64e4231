import { documentDefaultLanguage } from '../i18n/document-language.ts'
import type { Opened } from './stores.ts'

/** Not available in every browser, and not yet in a standard. */
type Connection = { connection?: { saveData?: boolean } }

/** Registers the service worker. Without one the website works as usual. */
export async function registerWorker(): Promise<void> {
  try {
    if (!navigator.serviceWorker) return
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  } catch (error) {
    console.info('This browser keeps no pages for later', error)
    return
  }
  await tellOpened()
}

/**
 * Reports the page that is read. Pages that the router shows without a request to the server would otherwise not be
 * stored.
 */
export async function tellOpened(): Promise<void> {
  const said: Opened = {
    kind: 'opened',
    url: location.href,
    defaultLanguage: documentDefaultLanguage(),
    isSavingData: (navigator as Connection).connection?.saveData === true,
  }
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    registration?.active?.postMessage(said)
  } catch (error) {
    console.info('This browser keeps no pages for later', error)
  }
}
