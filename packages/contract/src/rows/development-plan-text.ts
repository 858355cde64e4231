import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const developmentPlanTextSchema = languageRow('A paragraph about the development plan.', {
  description: essentialText('The paragraph.'),
})
export type DevelopmentPlanText = z.infer<typeof developmentPlanTextSchema>
