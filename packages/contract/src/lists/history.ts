import { common } from '../common-names.ts'
import { body, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const history = list({
  path: '/history',
  language: 'lang',
  one: { en: 'History text', mr: 'इतिहास मजकूर' },
  many: { en: 'History', mr: 'इतिहास' },
  row: "A paragraph of the council's history.",
  fields: {
    description: essentialText(common.description, 'The paragraph.'),
    body: body(common.description, 'description'),
  },
})
