import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.propertyHolders

export const propertyHolders = contentType({
  list: 'propertyHolders',
  slug: 'property-holders',
  group: cityProfile,
  listedAs: 'description',
  columns: ['property'],
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    plainText('property', fields.property.label, { required: true }),
  ],
})
