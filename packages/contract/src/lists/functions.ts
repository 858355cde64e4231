import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const functions = list({
  path: '/functions',
  language: 'lang',
  row: 'A duty of the council under the Maharashtra Municipal Councils Act.',
  fields: {
    description: essentialText('The duty, an item of clause 2.'),
  },
})
