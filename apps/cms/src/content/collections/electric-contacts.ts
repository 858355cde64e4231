import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wards } from '../fields/place.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

export const electricContacts = contentType({
  list: 'electricContacts',
  slug: 'electric-contacts',
  group: cityProfile,
  listedAs: 'description',
  columns: ['mobile', 'vendor.en'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    bilingualText('vendor', { en: 'Vendor', mr: 'कंत्राटदार' }),
    wards(),
  ],
})
