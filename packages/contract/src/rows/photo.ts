import type { z } from 'zod'
import { file, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const photoSchema = languageRow(
  'A photograph of the gallery. Oldest first; the home page shows the last eight, reversed.',
  {
    file_path: file('The photograph.'),
    photo_name: text('What it shows.'),
  },
)
export type Photo = z.infer<typeof photoSchema>
