import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const treeCensusRowSchema = languageRow('A line of the tree census.', {
  description: essentialText('What was counted.'),
  total: text('The count or measure, with its unit where it has one.'),
})
export type TreeCensusRow = z.infer<typeof treeCensusRowSchema>
