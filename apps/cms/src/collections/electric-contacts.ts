import { cityProfile } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { phone } from '../fields/check.ts'
import { wards } from '../fields/place.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const electricContacts = contentType({
  slug: 'electric-contacts',
  one: { en: 'Street lighting contact', mr: 'पथदिवे संपर्क' },
  many: { en: 'Street lighting', mr: 'पथदिवे' },
  group: cityProfile,
  listedAs: 'description',
  columns: ['mobile', 'vendor.en'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    plainText('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }, { check: phone }),
    bilingualText('vendor', { en: 'Vendor', mr: 'कंत्राटदार' }),
    wards(),
  ],
})
