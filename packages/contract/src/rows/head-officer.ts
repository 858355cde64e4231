import type { z } from 'zod'
import { essentialText, optionalFile, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const headOfficerSchema = languageRow('The head officer, as on the card of the home page.', {
  ceo_name: essentialText('Name of the head officer.'),
  description: text('Office or message.'),
  image_path: optionalFile('Portrait.'),
})
export type HeadOfficer = z.infer<typeof headOfficerSchema>
