import type { z } from 'zod'
import { essentialText, optionalFile, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const officerSchema = languageRow('An officer of the council, shown beside the history.', {
  coName: essentialText('Name of the officer.'),
  designation: text('Office held.'),
  email: text('E-mail address; may be empty.'),
  image_path: optionalFile('Portrait.'),
})
export type Officer = z.infer<typeof officerSchema>
