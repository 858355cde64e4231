import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const schools = contentType({
  list: 'schools',
  slug: 'schools',
  group: cityProfile,
  listedAs: 'name',
  columns: ['medium.en'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('address', { en: 'Address', mr: 'पत्ता' }),
    bilingualText('medium', { en: 'Medium', mr: 'माध्यम' }),
    ...place(),
  ],
})
