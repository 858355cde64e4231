import type { Language, ListName, WireRow } from '@nagardwar/contract/browser'
import type { Findings, Question } from '../../../app/api/search.ts'
import type { Ended } from '../../../app/archive/archive-path.ts'
import type { Document } from '../entries/entry.ts'

/** `notOnDisk`: why the index is to be in memory only. */
export type WorkerData = { paths: readonly string[]; folder: string; notOnDisk?: string | undefined }

export type ToldList = { name: ListName; language: Language; rows: WireRow<ListName>[] }

/** Messages to the index thread. Lists take effect with the next `update`. */
export type ToWorker =
  | ({ kind: 'list'; number: number } & ToldList)
  | { kind: 'ended'; records: readonly Ended[] }
  | { kind: 'emptyPages'; addresses: readonly string[] }
  /** `isWhole`: every list is told, so that a document in none of them is withdrawn. */
  | { kind: 'update'; isWhole: boolean }
  | { kind: 'question'; number: number; question: Question }

/** Messages from the index thread. `ms` of an answer is the processor’s time. `missing` are documents without stored text. */
export type FromWorker =
  | { kind: 'updated'; missing: Document[]; ms: number; entries: number; terms: number; inside: number }
  | { kind: 'answer'; number: number; findings: Findings; ms: number }
  | { kind: 'taken'; number: number }
  /** The index cannot be kept on disk. */
  | { kind: 'notOnDisk'; reason: string }
