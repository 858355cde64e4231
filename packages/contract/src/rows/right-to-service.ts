import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const rightToServiceSchema = languageRow(
  'A text about the right to services; texts of one heading are grouped.',
  {
    heading: essentialText('The heading.'),
    description: text('The text; addresses in it become links.'),
  },
)
export type RightToService = z.infer<typeof rightToServiceSchema>
