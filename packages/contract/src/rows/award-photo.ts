import type { z } from 'zod'
import { file } from '../field.ts'
import { plainRow } from '../list-row.ts'

export const awardPhotoSchema = plainRow('A photograph of an award.', {
  image_path: file('The photograph.'),
})
export type AwardPhoto = z.infer<typeof awardPhotoSchema>
