import type { Language, ListName, WireRow } from '@nagardwar/contract/browser'
import type { Findings, Question } from '../../../app/api/search.ts'
import type { Ended } from '../../../app/archive/archive-path.ts'
import type { Document } from '../entries/entry.ts'

export type WorkerData = { paths: readonly string[]; textsFolder: string }

/** Messages to the index thread. Lists take effect with the next `update`. */
export type ToWorker =
  | { kind: 'list'; name: ListName; language: Language; rows: WireRow<ListName>[] }
  | { kind: 'ended'; records: readonly Ended[] }
  | { kind: 'leftOut'; addresses: readonly string[] }
  /** `isWhole`: every list is told, so that a document in none of them is withdrawn. */
  | { kind: 'update'; isWhole: boolean }
  | { kind: 'question'; number: number; question: Question }

/** Messages from the index thread. `missing` are documents without stored text. */
export type FromWorker =
  | { kind: 'updated'; missing: Document[]; ms: number; entries: number; terms: number; inside: number }
  | { kind: 'answer'; number: number; findings: Findings }
