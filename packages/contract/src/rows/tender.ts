import type { z } from 'zod'
import { essentialText, optionalFile, tenderStatus } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const tenderSchema = languageRow('A tender or press release.', {
  description: essentialText('Title of the tender or press release.'),
  pdf: optionalFile('The document, a PDF.'),
  status: tenderStatus(),
})
export type Tender = z.infer<typeof tenderSchema>
