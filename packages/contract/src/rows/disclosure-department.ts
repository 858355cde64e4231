import type { z } from 'zod'
import { essentialText, link, published, reference } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const disclosureDepartmentSchema = languageRow('A department with its page of public documents.', {
  p_id: reference('Number of the department; its headings and meetings carry the same.'),
  department_name: essentialText('Name of the department.'),
  department_link: link('Its page on the site.'),
  status: published(),
})
export type DisclosureDepartment = z.infer<typeof disclosureDepartmentSchema>
