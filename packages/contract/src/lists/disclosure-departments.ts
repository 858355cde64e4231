import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, link, ownNumber, published } from '../field-kinds.ts'
import { list } from '../list.ts'

export const disclosureDepartments = list({
  path: '/public_disclosure',
  language: 'language_code',
  one: { en: 'Department page', mr: 'विभागाचे पान' },
  many: { en: 'Department pages', mr: 'विभागांची पाने' },
  row: 'A department with its page of public documents.',
  fields: {
    departmentId: sentAs(
      'p_id',
      ownNumber(
        { en: 'Number of the department', mr: 'विभागाचा क्रमांक' },
        'Number of the department; its headings and meetings carry the same.',
      ),
      ['id'],
    ),
    name: sentAs('department_name', essentialText(common.name, 'Name of the department.')),
    link: sentAs('department_link', link(common.link, 'Its page on the site.')),
    status: published(),
  },
})
