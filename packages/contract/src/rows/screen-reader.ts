import type { z } from 'zod'
import { essentialText, text, website } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const screenReaderSchema = languageRow('A screen reader program.', {
  name: essentialText('Name of the program.'),
  website: website('Where to get it.'),
  available: text("Free or commercial, in the row's language."),
})
export type ScreenReader = z.infer<typeof screenReaderSchema>
