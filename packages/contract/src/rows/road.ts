import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const roadSchema = languageRow('A line of the table of roads.', {
  description: essentialText('Kind of road, or the total.'),
  length: text('Length with its unit, such as `149.35 Km`.'),
})
export type Road = z.infer<typeof roadSchema>
