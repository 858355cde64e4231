import type { Payload } from 'payload'
import { readContent } from '../../content/requirements/content.ts'
import { lookAgain } from '../../content/requirements/results.ts'
import { addresses } from '../../platform/addresses.ts'
import { isMine } from '../../platform/database/once.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { type Day, dayOf } from '../../platform/dates/days.ts'
import { files as fileStore } from '../../platform/files/store.ts'
import { checksLinks } from '../../platform/server-settings.ts'
import { type DocumentReadings, readDocuments } from './documents/read-documents.ts'
import { findingsAt } from './findings-now.ts'
import type { Asking } from './links/ask-address.ts'
import { checkLinks } from './links/check-links.ts'
import { mailFindings } from './mail.ts'
import { addressesElsewhere } from './rules/elsewhere.ts'
import { storedReadings, storedResults, storeReadings, storeResults } from './stored-results.ts'

const pause = 10 * 60_000
const kolkata = 5.5 * 60 * 60_000

/** Hour and day of the week in India; 1 is Monday. */
const inIndia = (now: Date): { hour: number; weekday: number } => {
  const time = new Date(now.getTime() + kolkata)
  return { hour: time.getUTCHours(), weekday: time.getUTCDay() }
}

/** Asks every address of other websites that something published leads to, and stores what it found. */
export async function checkAllLinks(payload: Payload, today: Day, asking: Asking & { pause?: number } = {}) {
  const { items, settings } = await readContent(payload, new Date())
  const { site } = addresses.of(payload)
  const elsewhere = addressesElsewhere([...items, settings], site)
  const known = await storedResults(payload)
  const agentName = `Nagardwar link check (${site})`
  await storeResults(payload, await checkLinks(elsewhere, { ...asking, agentName, today, known }))
  lookAgain(payload)
}

/** Reads the documents that came since the last night. */
export async function lookIntoDocuments(payload: Payload): Promise<void> {
  const { files } = await readContent(payload, new Date())
  const { store } = fileStore.of(payload)
  const keep = (readings: DocumentReadings): Promise<void> => storeReadings(payload, readings)
  await readDocuments(files, { store, known: await storedReadings(payload), keep }).finally(() =>
    lookAgain(payload),
  )
}

/** Links and documents at night, when few read; the list by mail on Monday morning. */
export async function doWhatIsDue(payload: Payload, now: Date, areLinksChecked: boolean): Promise<void> {
  const { hour, weekday } = inIndia(now)
  const today = dayOf(now)
  const isNight = hour >= 2 && hour < 5
  if (isNight && (await isMine(payload, 'documents', today))) await lookIntoDocuments(payload)
  if (isNight && areLinksChecked && (await isMine(payload, 'links', today)))
    await checkAllLinks(payload, today)
  if (weekday === 1 && hour >= 8 && (await isMine(payload, 'findings-mail', today)))
    await mailFindings(payload, await findingsAt(payload, now))
}

export function keepLooking(payload: Payload): void {
  whileOpen(payload, { every: pause, failure: 'The content could not be looked through' }, () =>
    doWhatIsDue(payload, new Date(), checksLinks.of(payload)),
  )
}
