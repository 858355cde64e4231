import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const healthWorkSchema = languageRow('A work under the health department.', {
  description: essentialText('What the department does.'),
})
export type HealthWork = z.infer<typeof healthWorkSchema>
