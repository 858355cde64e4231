import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.municipalProperties

export const municipalProperties = contentType({
  list: 'municipalProperties',
  slug: 'municipal-properties',
  group: cityProfile,
  listedAs: 'name',
  columns: ['places.en'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('places', fields.places.label),
    bilingualText('address', fields.address.label),
  ],
})
