import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const propertyHolders = contentType({
  list: 'propertyHolders',
  slug: 'property-holders',
  group: cityProfile,
  listedAs: 'description',
  columns: ['property'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    plainText('property', { en: 'Number of properties', mr: 'मालमत्तांची संख्या' }, { required: true }),
  ],
})
