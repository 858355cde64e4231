import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const healthWorks = list({
  path: '/health_dep_sec',
  language: 'lang',
  row: 'A work under the health department.',
  fields: {
    description: essentialText('What the department does.'),
  },
})
