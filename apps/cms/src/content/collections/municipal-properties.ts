import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const municipalProperties = contentType({
  slug: 'municipal-properties',
  one: { en: 'Municipal property', mr: 'संस्थेची मिळकत' },
  many: { en: 'Municipal properties', mr: 'संस्थेच्या मिळकती' },
  group: cityProfile,
  listedAs: 'name',
  columns: ['places.en'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('places', { en: 'Places', mr: 'ठिकाणे' }),
    bilingualText('address', { en: 'Address', mr: 'पत्ता' }),
  ],
})
