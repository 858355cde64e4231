import type { z } from 'zod'
import { date, essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const presidentSchema = languageRow('A president of the council, past or present. Oldest first.', {
  president_name: essentialText('Name of the president.'),
  start_date: date('First day in office.'),
  end_date: date('Last day in office; null while in office.'),
})
export type President = z.infer<typeof presidentSchema>
