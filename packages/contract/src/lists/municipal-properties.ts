import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const municipalProperties = list({
  path: '/muncipal',
  language: 'lang',
  one: { en: 'Municipal property', mr: 'नगरपरिषद मिळकत' },
  many: { en: 'Municipal properties', mr: 'नगरपरिषद मिळकती' },
  row: 'A property that belongs to the council.',
  fields: {
    name: essentialText(common.name, 'Name of the property.'),
    places: sentAs(
      'propertyType',
      text({ en: 'Places', mr: 'ठिकाणे' }, 'Places: what the property is used for.'),
    ),
    address: text(common.address, 'Address of the property.'),
  },
})
