import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const propertyHolderSchema = languageRow('A line of the table of property holders.', {
  description: essentialText('Kind of property, such as residential, or the total.'),
  property: text('Number of properties, as text.'),
})
export type PropertyHolder = z.infer<typeof propertyHolderSchema>
