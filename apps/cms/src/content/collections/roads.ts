import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const roads = contentType({
  slug: 'roads',
  one: { en: 'Road figure', mr: 'रस्त्यांची माहिती' },
  many: { en: 'Roads', mr: 'रस्ते' },
  group: cityProfile,
  listedAs: 'description',
  columns: ['length.en'],
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualText('length', { en: 'Length', mr: 'लांबी' }, { required: true }),
  ],
})
