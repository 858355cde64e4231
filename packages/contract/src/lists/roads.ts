import { common } from '../common-names.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const roads = list({
  path: '/roads',
  language: 'lang',
  one: { en: 'Road figure', mr: 'रस्त्यांची माहिती' },
  many: { en: 'Roads', mr: 'रस्ते' },
  row: 'A line of the table of roads.',
  fields: {
    description: essentialText(common.description, 'Kind of road, or the total.'),
    length: text({ en: 'Length', mr: 'लांबी' }, 'Length with its unit, such as `149.35 Km`.'),
  },
})
