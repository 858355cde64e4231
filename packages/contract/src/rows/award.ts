import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const awardSchema = languageRow('An award that the council won.', {
  description: essentialText('The award, its year and rank.'),
})
export type Award = z.infer<typeof awardSchema>
