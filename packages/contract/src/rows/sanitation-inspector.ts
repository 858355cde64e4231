import type { z } from 'zod'
import { essentialText, text, wardNumbers } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const sanitationInspectorSchema = languageRow('The sanitation inspectors of a zone.', {
  zone_no: text('Number of the zone.'),
  names: essentialText('Names of the inspectors.'),
  mob_no: text('Mobile number, as written.'),
  ward_no: wardNumbers('The wards they look after.'),
})
export type SanitationInspector = z.infer<typeof sanitationInspectorSchema>
