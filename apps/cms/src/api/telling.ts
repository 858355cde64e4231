import { type Language, languages } from '@nagardwar/contract'
import type { CollectionSlug, Payload } from 'payload'
import { lists, type RecordList } from './lists/index.ts'
import type { Teller } from './lists/mapping.ts'
import { settingsRow } from './lists/settings.ts'
import { type MediaFile, mediaFiles, publicRecords } from './records.ts'
import { tellerIn } from './teller.ts'

export type Told = { id: number } & Readonly<Record<string, unknown>>
/** Records that were read once and can be told in either language. */
export type Telling = (tell: Teller) => Told[]

type AnyMapping = { collection: CollectionSlug; row(record: unknown, tell: Teller): object }

export async function recordsTelling(payload: Payload, name: RecordList): Promise<Telling> {
  const { collection, row } = lists[name] as AnyMapping
  const records = await publicRecords(payload, collection)
  return (tell) => records.map((record) => ({ id: Number(record.id), ...row(record, tell) }))
}

export async function settingsTelling(payload: Payload): Promise<Telling> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  // Before staff have saved them, Payload answers with empty settings.
  return (tell) => (settings.name?.en ? [{ id: 1, ...settingsRow(settings, tell) }] : [])
}

/** The files that a telling mentions in either language, read in one query. */
export async function filesIn(payload: Payload, tellings: Telling[]): Promise<Map<string, MediaFile>> {
  const mentioned = new Set<string>()
  const note = (upload: string): string => {
    mentioned.add(upload)
    return ''
  }
  for (const telling of tellings) for (const language of languages) telling(tellerIn(language, note))
  return mediaFiles(payload, mentioned)
}

export const tellWith = (telling: Telling, language: Language, files: Map<string, MediaFile>): Told[] =>
  telling(tellerIn(language, (upload) => files.get(upload)?.path ?? ''))
