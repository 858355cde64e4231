import type { z } from 'zod'
import { essentialText, optionalFile, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const ministerSchema = languageRow('A minister of the strip on the home page.', {
  officer_name: essentialText('Name of the minister.'),
  designation: text('Office held.'),
  image_path: optionalFile('Portrait.'),
})
export type Minister = z.infer<typeof ministerSchema>
