import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const electionDocumentSchema = languageRow('A document about the election.', {
  name: essentialText('Name of the document.'),
  pdf: optionalFile('The document, a PDF.'),
})
export type ElectionDocument = z.infer<typeof electionDocumentSchema>
