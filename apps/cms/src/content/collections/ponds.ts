import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const ponds = contentType({
  slug: 'ponds',
  one: { en: 'Pond', mr: 'तलाव' },
  many: { en: 'Ponds', mr: 'तलाव' },
  group: cityProfile,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }), ...place()],
})
