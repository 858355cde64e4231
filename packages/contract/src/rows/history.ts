import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const historySchema = languageRow("A paragraph of the council's history.", {
  description: essentialText('The paragraph.'),
})
export type History = z.infer<typeof historySchema>
