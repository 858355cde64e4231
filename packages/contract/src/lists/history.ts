import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const history = list({
  path: '/history',
  language: 'lang',
  row: "A paragraph of the council's history.",
  fields: {
    description: essentialText('The paragraph.'),
  },
})
