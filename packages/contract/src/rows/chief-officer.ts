import type { z } from 'zod'
import { date, essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const chiefOfficerSchema = languageRow(
  'A chief officer of the council, past or present. Oldest first.',
  {
    officer_name: essentialText('Name of the chief officer.'),
    start_date: date('First day in office.'),
    end_date: date('Last day in office; null while in office.'),
  },
)
export type ChiefOfficer = z.infer<typeof chiefOfficerSchema>
