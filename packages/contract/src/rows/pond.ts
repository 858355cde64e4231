import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const pondSchema = languageRow('A pond or talao.', {
  name: essentialText('Name of the pond.'),
})
export type Pond = z.infer<typeof pondSchema>
