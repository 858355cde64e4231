import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const termsItemSchema = languageRow('A section of the terms and conditions.', {
  heading: essentialText('Heading of the section.'),
  description: text('Text of the section.'),
})
export type TermsItem = z.infer<typeof termsItemSchema>
