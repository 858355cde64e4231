import type { Block } from '@nagardwar/exchange/pdf/block'
import type { DocumentRecord, DocumentText } from './documents.ts'

/** What the page of a document is made of. */
export type DocumentParts = {
  record: DocumentRecord
  text: DocumentText | undefined
  blocks: readonly Block[][] | undefined
  /** Counted from 1. */
  part: number
}
