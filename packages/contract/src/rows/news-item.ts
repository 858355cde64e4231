import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const newsItemSchema = languageRow('An item of the news ticker. Oldest first; the site reverses.', {
  label: text('`new`, in any case, shows a badge; may be empty.'),
  description: essentialText('The news.'),
})
export type NewsItem = z.infer<typeof newsItemSchema>
