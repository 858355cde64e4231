import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, link, ownNumber, published, reference } from '../field-kinds.ts'
import { list } from '../list.ts'

export const headings = list({
  path: '/department-datas',
  language: 'lang',
  one: { en: 'Department heading', mr: 'विभागाचा विषय' },
  many: { en: 'Department headings', mr: 'विभागांचे विषय' },
  row: 'A heading on the page of a department.',
  fields: {
    headingId: sentAs(
      'y_id',
      ownNumber(
        { en: 'Number of the heading', mr: 'विषयाचा क्रमांक' },
        'Number of the heading; its documents carry the same.',
      ),
      ['id'],
    ),
    departmentId: sentAs('p_id', reference(common.department, 'Number of the department.'), [
      'public_disclosure_id',
      'department_id',
    ]),
    heading: sentAs('department_heading', essentialText(common.subjectHeading, 'The heading.'), [
      'departments_heading',
    ]),
    link: sentAs('heading_link', link(common.link, 'The page behind the heading.')),
    status: published(),
  },
})
