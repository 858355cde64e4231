import { common } from '../common-names.ts'
import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const functions = list({
  path: '/functions',
  language: 'lang',
  one: { en: 'Function', mr: 'कार्य' },
  many: { en: 'Functions', mr: 'कार्ये' },
  row: 'A duty of the council under the Maharashtra Municipal Councils Act.',
  fields: {
    description: essentialText(common.description, 'The duty, an item of clause 2.'),
  },
})
