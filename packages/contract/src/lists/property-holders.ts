import { common } from '../common-names.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const propertyHolders = list({
  path: '/property_holder',
  language: 'lang',
  one: { en: 'Property holders', mr: 'मालमत्ताधारक' },
  many: { en: 'Property holders', mr: 'मालमत्ताधारक' },
  row: 'A line of the table of property holders.',
  fields: {
    description: essentialText(common.description, 'Kind of property, such as residential, or the total.'),
    property: text({ en: 'Number of properties', mr: 'मालमत्तांची संख्या' }, 'Number of properties, as text.'),
  },
})
