import type { z } from 'zod'
import { file, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const publicationSchema = languageRow('An official publication.', {
  pdf_path: file('The publication, a PDF.'),
  file_path: optionalFile('Its cover, a picture.'),
})
export type Publication = z.infer<typeof publicationSchema>
