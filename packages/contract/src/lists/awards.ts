import { common } from '../common-names.ts'
import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const awards = list({
  path: '/awards',
  language: 'lang',
  one: { en: 'Award', mr: 'पुरस्कार' },
  many: { en: 'Awards', mr: 'पुरस्कार' },
  row: 'An award that the council won.',
  fields: {
    description: essentialText(common.description, 'The award, its year and rank.'),
  },
})
