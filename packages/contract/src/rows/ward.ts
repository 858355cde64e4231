import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const wardSchema = languageRow('A ward of the city.', {
  ward_no: text('Number of the ward.'),
  ward_name: essentialText('Name of the ward.'),
})
export type Ward = z.infer<typeof wardSchema>
