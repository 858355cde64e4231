import type { z } from 'zod'
import { date, essentialText, optionalFile, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const electedMemberSchema = languageRow('An elected member of the council.', {
  correspondentName: essentialText('Name of the member.'),
  wardNo: text("Number of the member's ward."),
  startDate: date('First day in office.'),
  endDate: date('Last day in office; null while in office.'),
  mobileNo: text('Mobile number, as written.'),
  image_path: optionalFile('Portrait.'),
})
export type ElectedMember = z.infer<typeof electedMemberSchema>
