import type { FileFacts } from '@nagardwar/contract/browser'

/** What is known of a document: its size, and the key of the page with its text. */
export type DocumentFacts = { bytes?: number | undefined; text?: string | undefined }

type WithFiles = { files?: Readonly<Record<string, FileFacts>> | undefined }

export const documentFacts = ({ files }: WithFiles, pdf: string | null | undefined): DocumentFacts =>
  files?.[pdf ?? ''] ?? {}
