import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const schoolSchema = languageRow('A school of the council.', {
  schoolName: essentialText('Name of the school.'),
  address: text('Address of the school.'),
  medium: text('Language of teaching, such as Marathi or Urdu.'),
})
export type School = z.infer<typeof schoolSchema>
