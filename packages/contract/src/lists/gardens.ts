import { common } from '../common-names.ts'
import { essentialText, pictures } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const gardens = list({
  path: '/gardens',
  language: 'lang',
  one: { en: 'Garden', mr: 'उद्यान' },
  many: { en: 'Gardens', mr: 'उद्याने' },
  row: 'A public garden with its photographs.',
  fields: {
    heading: essentialText(common.name, 'Name of the garden, the label of its tab.'),
    images: pictures({ en: 'Photos', mr: 'छायाचित्रे' }, 'Its photographs, in their order; may be none.'),
    ...place,
  },
})
