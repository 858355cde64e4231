import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const voterDocumentSchema = languageRow("A voters' list or other document for voters.", {
  name: essentialText('Name of the document.'),
  pdf: optionalFile('The document, a PDF.'),
})
export type VoterDocument = z.infer<typeof voterDocumentSchema>
