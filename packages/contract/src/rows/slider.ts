import type { z } from 'zod'
import { file } from '../field.ts'
import { plainRow } from '../list-row.ts'

export const sliderSchema = plainRow('A picture of the banner on the home page.', {
  file_path: file('The picture.'),
})
export type Slider = z.infer<typeof sliderSchema>
