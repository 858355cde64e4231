import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const municipalProperties = contentType({
  list: 'municipalProperties',
  slug: 'municipal-properties',
  group: cityProfile,
  listedAs: 'name',
  columns: ['places.en'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('places', { en: 'Places', mr: 'ठिकाणे' }),
    bilingualText('address', { en: 'Address', mr: 'पत्ता' }),
  ],
})
