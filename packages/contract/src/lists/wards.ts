import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const wards = list({
  path: '/wards',
  language: 'lang',
  one: { en: 'Ward', mr: 'प्रभाग' },
  many: { en: 'Wards', mr: 'प्रभाग' },
  row: 'A ward of the city.',
  fields: {
    number: sentAs('ward_no', text('Number of the ward.')),
    name: sentAs('ward_name', essentialText('Name of the ward.')),
    areas: text('Names that residents use for parts of the ward, such as colonies and lanes; one a line.'),
  },
})
