import type { Language, ListName, WireRow } from '@nagardwar/contract/browser'
import type { Findings, Question } from '../../../app/api/search.ts'
import type { Document } from '../entries/entry.ts'

export type WorkerData = { paths: readonly string[]; textsFolder: string }

/** What the thread of the index is told. Lists take effect with the next `update`. */
export type ToWorker =
  | { kind: 'list'; name: ListName; language: Language; rows: WireRow<ListName>[] }
  | { kind: 'update' }
  | { kind: 'question'; number: number; question: Question }

/** What it says. `missing` are documents whose text nobody has read yet. */
export type FromWorker =
  | { kind: 'updated'; missing: Document[]; ms: number; entries: number; terms: number; inside: number }
  | { kind: 'answer'; number: number; findings: Findings }
