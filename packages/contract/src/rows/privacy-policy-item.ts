import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const privacyPolicyItemSchema = languageRow('A section of the privacy policy.', {
  heading: essentialText('Heading of the section.'),
  description: text('Text of the section.'),
})
export type PrivacyPolicyItem = z.infer<typeof privacyPolicyItemSchema>
