import type { z } from 'zod'
import { essentialText } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const councilFunctionSchema = languageRow(
  'A duty of the council under the Maharashtra Municipal Councils Act.',
  {
    description: essentialText('The duty, an item of clause 2.'),
  },
)
export type CouncilFunction = z.infer<typeof councilFunctionSchema>
