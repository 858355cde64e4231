import type { z } from 'zod'
import { essentialText, link, published, reference } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const generalAdminHeadingSchema = languageRow('A heading of the general admin department.', {
  p_id: reference('Number of the department.'),
  status: published(),
  department_heading: essentialText('The heading.'),
  heading_link: link('The page behind the heading.'),
})
export type GeneralAdminHeading = z.infer<typeof generalAdminHeadingSchema>
