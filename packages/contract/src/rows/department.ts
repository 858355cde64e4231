import type { z } from 'zod'
import { essentialText, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const departmentSchema = languageRow('A department in the list of departments.', {
  name: essentialText('Name of the department.'),
  hod: text('Name of the head of the department.'),
})
export type Department = z.infer<typeof departmentSchema>
