import type { z } from 'zod'
import { file, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const healthPhotoSchema = languageRow("A photograph of the health department's work.", {
  img_path: file('The photograph.'),
  heading: text('Its caption.'),
})
export type HealthPhoto = z.infer<typeof healthPhotoSchema>
