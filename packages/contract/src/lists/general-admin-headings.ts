import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, link, optionalReference, published } from '../field-kinds.ts'
import { list } from '../list.ts'

export const generalAdminHeadings = list({
  path: '/generaladmindepartment',
  language: 'lang',
  one: { en: 'General administration heading', mr: 'सामान्य प्रशासन विषय' },
  many: { en: 'General administration headings', mr: 'सामान्य प्रशासन विषय' },
  row: 'A heading of the general admin department.',
  fields: {
    departmentId: sentAs(
      'p_id',
      optionalReference(
        common.department,
        'Number of the department; where a server sends none, that of General Administration.',
      ),
      ['public_disclosure_id', 'department_id'],
    ),
    status: published(),
    heading: sentAs('department_heading', essentialText(common.subjectHeading, 'The heading.'), [
      'departments_heading',
    ]),
    link: sentAs('heading_link', link(common.link, 'The page behind the heading.')),
  },
})
