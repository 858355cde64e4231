import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const litigationSchema = languageRow('A lawsuit of a ward.', {
  ward_no: text('Number of the ward.'),
  name_lawsuit: essentialText('Name of the lawsuit.'),
  mob_no: text('Mobile number, as written.'),
})
export type Litigation = z.infer<typeof litigationSchema>
