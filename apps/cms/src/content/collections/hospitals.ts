import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { place } from '../fields/place.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.hospitals

export const hospitals = contentType({
  list: 'hospitals',
  slug: 'hospitals',
  group: health,
  listedAs: 'name',
  columns: ['division', 'phone'],
  fields: [
    choiceOf(fields.division, 'division'),
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('doctor', fields.doctor.label),
    bilingualText('address', fields.address.label),
    telephone('phone', fields.phone.label),
    telephone('mobile', fields.mobile.label),
    plainText('beds', fields.beds.label),
    bilingualText('facility', fields.facility.label),
    ...place(),
  ],
})
