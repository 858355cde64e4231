import type { z } from 'zod'
import { essentialText, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const projectSchema = languageRow('A project of the council.', {
  description: essentialText('Title of the project.'),
  pdf: optionalFile('The document, a PDF.'),
})
export type Project = z.infer<typeof projectSchema>
