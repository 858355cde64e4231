import type { FileFacts, Row } from '@nagardwar/contract/browser'
import { type DocumentFacts, documentFacts } from '../../components/pdf/document-facts.ts'

export type Publication = DocumentFacts & {
  id: number
  title: string
  pdf: string
  cover: { path: string | undefined; facts: FileFacts | undefined }
}

/**
 * The publications in the order of the council. Without a name, as of an older server, the cover's description is used, or its number.
 */
export const presentPublications = (
  rows: readonly Row<'publications'>[],
  pictureText: (path: string) => string,
  numbered: (index: number) => string,
): Publication[] =>
  rows.map(({ id, name, pdf, cover, files }, index) => ({
    id,
    title: name || (cover && pictureText(cover)) || numbered(index),
    pdf,
    ...documentFacts({ files }, pdf),
    cover: { path: cover || undefined, facts: cover ? files?.[cover] : undefined },
  }))
