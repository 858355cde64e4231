import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const citizenCharterDocumentSchema = languageRow('The citizen charter of a department.', {
  name: essentialText('Name of the document.'),
  pdf: optionalFile('The document, a PDF.'),
})
export type CitizenCharterDocument = z.infer<typeof citizenCharterDocumentSchema>
