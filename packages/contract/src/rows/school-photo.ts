import type { z } from 'zod'
import { file } from '../field.ts'
import { plainRow } from '../list-row.ts'

export const schoolPhotoSchema = plainRow("A photograph of the schools' gallery.", {
  image_path: file('The photograph.'),
})
export type SchoolPhoto = z.infer<typeof schoolPhotoSchema>
