import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { officePlace } from '../place-fields.ts'

export const departments = list({
  path: '/departments',
  language: 'lang',
  one: { en: 'Department', mr: 'विभाग' },
  many: { en: 'Departments', mr: 'विभाग' },
  row: 'A department in the list of departments.',
  fields: {
    name: essentialText('Name of the department.'),
    head: sentAs('hod', text('Name of the head of the department.')),
    office: text('Where its office is.'),
    ...officePlace,
  },
})
