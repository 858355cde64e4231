import type { z } from 'zod'
import { essentialText, optionalFile, published, reference } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const headingDocumentSchema = languageRow('A document of a heading without years (town planning).', {
  y_id: reference('Number of the heading.'),
  pdfheading: essentialText('Label of the document.'),
  pdf: optionalFile('The document, a PDF.'),
  status: published(),
})
export type HeadingDocument = z.infer<typeof headingDocumentSchema>
