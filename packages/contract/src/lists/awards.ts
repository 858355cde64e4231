import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const awards = list({
  path: '/awards',
  language: 'lang',
  row: 'An award that the council won.',
  fields: {
    description: essentialText('The award, its year and rank.'),
  },
})
