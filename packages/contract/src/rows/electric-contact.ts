import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const electricContactSchema = languageRow('Whom to call about street lamps.', {
  description: essentialText('What or where the contact is for.'),
  mobileNo: text('Mobile number, as written.'),
  vendorName: text('Name of the vendor who keeps the lamps.'),
})
export type ElectricContact = z.infer<typeof electricContactSchema>
