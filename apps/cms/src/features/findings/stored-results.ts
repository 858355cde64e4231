import type { Payload } from 'payload'
import type { DocumentReadings } from './documents/read-documents.ts'
import type { Results } from './links/check-links.ts'

/** What the last nights found, in rows of Payload’s key-value table: it can be made anew, so it needs no table of its own. */
const stored = async <T extends object>(payload: Payload, key: string): Promise<T | undefined> =>
  (await payload.kv.get<T>(key)) ?? undefined

const store = (payload: Payload, key: string, data: object): Promise<void> =>
  payload.kv.set(key, data as never)

const links = 'checked-links'
export const storedResults = async (payload: Payload): Promise<Results> =>
  (await stored<Results>(payload, links)) ?? {}
export const storeResults = (payload: Payload, data: Results): Promise<void> => store(payload, links, data)

const readings = 'document-readings'
export const storedReadings = async (payload: Payload): Promise<DocumentReadings> =>
  (await stored<DocumentReadings>(payload, readings)) ?? {}
export const storeReadings = (payload: Payload, data: DocumentReadings): Promise<void> =>
  store(payload, readings, data)
