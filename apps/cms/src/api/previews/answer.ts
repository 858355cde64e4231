import { type Language, type ListName, listAnswer } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Subject } from '../../content/previews/subject.ts'
import { listRows, rowsOf } from '../list-rows.ts'
import { collectionOf } from '../lists/collections.ts'
import type { WireRecord } from '../lists/to-wire.ts'
import { settingsRecords } from '../records.ts'
import { fresh } from '../reply.ts'
import { recordsShown } from './records.ts'

/** A list with what a signed link shows before it is public. Nothing on the way may keep it. */
export async function answerPreview(
  payload: Payload,
  name: ListName,
  subject: Subject,
  language: Language | undefined,
): Promise<Response> {
  const rows = await rowsShown(payload, name, subject, language)
  return fresh(listAnswer(name, rows), 200, { 'cache-control': 'private, no-store', vary: 'authorization' })
}

/** The rows of a list as a link shows them. */
export async function rowsShown(
  payload: Payload,
  name: ListName,
  subject: Subject,
  language: Language | undefined,
): Promise<WireRecord[]> {
  if (name === 'texts') return listRows(payload, name, language)
  if (name === 'settings')
    return rowsOf(payload, name, await settingsRecords(payload, subject.kind === 'settings'), language)
  return rowsOf(payload, name, await recordsShown(payload, collectionOf(name), subject), language)
}
