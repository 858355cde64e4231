import type { z } from 'zod'
import { text, textKey } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const interfaceTextSchema = languageRow(
  "Staff's own wording for an interface text, or the alternative text of a picture.",
  {
    key: textKey(),
    text: text("The wording, in the row's language."),
  },
)
export type InterfaceText = z.infer<typeof interfaceTextSchema>
