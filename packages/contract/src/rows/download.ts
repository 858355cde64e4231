import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const downloadSchema = languageRow('A form or document to download.', {
  name: essentialText('Name of the document.'),
  pdf: optionalFile('The document, a PDF.'),
})
export type Download = z.infer<typeof downloadSchema>
