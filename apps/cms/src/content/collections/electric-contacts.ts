import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wards } from '../fields/place.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.electricContacts

export const electricContacts = contentType({
  list: 'electricContacts',
  slug: 'electric-contacts',
  group: cityProfile,
  listedAs: 'description',
  columns: ['mobile', 'vendor.en'],
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    telephone('mobile', fields.mobile.label),
    bilingualText('vendor', fields.vendor.label),
    wards(),
  ],
})
