import type { z } from 'zod'
import { essentialText, link, published, reference } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const headingSchema = languageRow('A heading on the page of a department.', {
  y_id: reference('Number of the heading; its documents carry the same.'),
  p_id: reference('Number of the department.'),
  department_heading: essentialText('The heading.'),
  heading_link: link('The page behind the heading.'),
  status: published(),
})
export type Heading = z.infer<typeof headingSchema>
