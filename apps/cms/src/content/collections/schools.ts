import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.schools

export const schools = contentType({
  list: 'schools',
  slug: 'schools',
  group: cityProfile,
  listedAs: 'name',
  columns: ['medium.en'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('address', fields.address.label),
    bilingualText('medium', fields.medium.label),
    ...place(),
  ],
})
