import { documentDefaultLanguage } from '../i18n/document-language.ts'
import type { Opened } from './stores.ts'

/** Not in every browser, and in no standard yet. */
type Connection = { connection?: { saveData?: boolean } }

/** Registers the worker. A browser without one, or one that refuses it, shows the website as ever. */
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

/** Says which page is read. Pages that the router shows without asking the server would else not be kept. */
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
