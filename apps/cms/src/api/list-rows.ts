import { type Language, type ListName, languages, lists } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { uploadsIn } from './lists/files.ts'
import { textRecords } from './lists/texts.ts'
import { type StoredRecord, toWire, type WireRecord } from './lists/to-wire.ts'
import { listRecords, mediaFiles } from './records.ts'

/** The rows of a list as the contract has them: in the language asked, or in both, the English ones first. */
export async function listRows(payload: Payload, name: ListName, language?: Language): Promise<WireRecord[]> {
  const records = await (name === 'texts' ? textRecords(payload) : listRecords(payload, name))
  return rowsOf(payload, name, records, language)
}

/** These records as rows of a list. */
export async function rowsOf(
  payload: Payload,
  name: ListName,
  records: StoredRecord[],
  language?: Language,
): Promise<WireRecord[]> {
  const { fields, language: hasLanguages } = lists[name]
  const files = await mediaFiles(payload, new Set(records.flatMap((record) => uploadsIn(fields, record))))
  const addressOf = (upload: string): string => files.get(upload)?.path ?? ''
  const asked = language ? [language] : languages
  const written: readonly Language[] = hasLanguages ? asked : ['en']
  return written.flatMap((each) =>
    records.map((record) => toWire(name, record, { language: each, addressOf })),
  )
}
