import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.ponds

export const ponds = contentType({
  list: 'ponds',
  slug: 'ponds',
  group: cityProfile,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [bilingualText('name', fields.name.label, { required: true }), ...place()],
})
