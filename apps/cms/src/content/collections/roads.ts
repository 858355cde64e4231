import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.roads

export const roads = contentType({
  list: 'roads',
  slug: 'roads',
  group: cityProfile,
  listedAs: 'description',
  columns: ['length.en'],
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    bilingualText('length', fields.length.label, { required: true }),
  ],
})
