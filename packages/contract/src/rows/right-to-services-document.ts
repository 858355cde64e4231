import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const rightToServicesDocumentSchema = languageRow('A document about the right to services.', {
  description: essentialText('Name of the document.'),
  pdf_path: optionalFile('The document, a PDF.'),
})
export type RightToServicesDocument = z.infer<typeof rightToServicesDocumentSchema>
