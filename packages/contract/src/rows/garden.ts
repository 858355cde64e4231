import type { z } from 'zod'
import { essentialText, files } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const gardenSchema = languageRow('A public garden with its photographs.', {
  heading: essentialText('Name of the garden, the label of its tab.'),
  images: files('Its photographs, in their order; may be none.'),
})
export type Garden = z.infer<typeof gardenSchema>
