import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const treeCensus = contentType({
  list: 'treeCensus',
  slug: 'tree-census',
  group: cityProfile,
  listedAs: 'description',
  columns: ['total.en'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualText('total', { en: 'Total', mr: 'एकूण' }, { required: true }),
    wards(),
  ],
})
