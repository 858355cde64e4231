import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.treeCensus

export const treeCensus = contentType({
  list: 'treeCensus',
  slug: 'tree-census',
  group: cityProfile,
  listedAs: 'description',
  columns: ['total.en'],
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    bilingualText('total', fields.total.label, { required: true }),
    wards(),
  ],
})
