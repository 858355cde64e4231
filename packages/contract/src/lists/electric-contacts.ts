import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const electricContacts = list({
  path: '/electric',
  language: 'lang',
  one: { en: 'Street lighting contact', mr: 'पथदिवे संपर्क' },
  many: { en: 'Street lighting', mr: 'पथदिवे' },
  row: 'Whom to call about street lamps.',
  fields: {
    description: essentialText('What or where the contact is for.'),
    mobile: sentAs('mobileNo', text('Mobile number, as written.')),
    vendor: sentAs('vendorName', text('Name of the vendor who keeps the lamps.')),
    wards: ofWards(),
  },
})
