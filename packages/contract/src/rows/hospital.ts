import type { z } from 'zod'
import { division, essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const hospitalSchema = languageRow('A private hospital.', {
  division: division(),
  hospital_name: essentialText('Name of the hospital.'),
  principal_doctor: text('Principal doctor and speciality.'),
  address: text('Its address.'),
  phone_no: text('Phone number, as written.'),
  mobile_no: text('Mobile number, as written.'),
  beds: text('Number of beds, as text.'),
  facility: text('What the hospital offers.'),
})
export type Hospital = z.infer<typeof hospitalSchema>
