import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const fireStations = list({
  path: '/fire-stations',
  language: 'lang',
  one: { en: 'Fire station', mr: 'अग्निशमन केंद्र' },
  many: { en: 'Fire stations', mr: 'अग्निशमन केंद्रे' },
  row: 'A fire station.',
  fields: {
    heading: essentialText(common.name, 'Name of the station.'),
    address: text(common.address, 'Its address.'),
    phone: sentAs('phoneNo', text(common.phone, 'Its phone number, as written.')),
    image: sentAs('image_path', optionalPicture(common.picture, 'A photograph of it.')),
    ...place,
  },
})
