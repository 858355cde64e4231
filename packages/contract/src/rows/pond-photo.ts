import type { z } from 'zod'
import { file } from '../field.ts'
import { plainRow } from '../list-row.ts'

export const pondPhotoSchema = plainRow("A photograph of the ponds' gallery.", {
  image_path: file('The photograph.'),
})
export type PondPhoto = z.infer<typeof pondPhotoSchema>
