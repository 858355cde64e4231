import { common } from '../common-names.ts'
import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const healthWorks = list({
  path: '/health_dep_sec',
  language: 'lang',
  one: { en: 'Work of the health department', mr: 'आरोग्य विभागाचे काम' },
  many: { en: 'Works of the health department', mr: 'आरोग्य विभागाची कामे' },
  row: 'A work under the health department.',
  fields: {
    description: essentialText(common.description, 'What the department does.'),
  },
})
