import type { z } from 'zod'
import { essentialText, optionalFile, published, reference, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const yearDocumentSchema = languageRow('A document of a heading, filed under a year.', {
  y_id: reference('Number of the heading.'),
  year: text('Year as the council writes it, in either script, such as `वर्ष २०२३ - २०२४`.'),
  pdfheading: essentialText('Label of the document.'),
  pdf: optionalFile('The document, a PDF.'),
  status: published(),
})
export type YearDocument = z.infer<typeof yearDocumentSchema>
