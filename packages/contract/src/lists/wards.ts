import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const wards = list({
  path: '/wards',
  language: 'lang',
  one: { en: 'Ward', mr: 'प्रभाग' },
  many: common.wards,
  row: 'A ward of the city.',
  fields: {
    number: sentAs('ward_no', text(common.wardNumber, 'Number of the ward.')),
    name: sentAs('ward_name', essentialText(common.name, 'Name of the ward.')),
    areas: text(
      { en: 'Areas', mr: 'परिसर' },
      'Names that residents use for parts of the ward, such as colonies and lanes; one a line.',
    ),
  },
})
