import { theCouncil } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const awards = contentType({
  slug: 'awards',
  one: { en: 'Award', mr: 'पुरस्कार' },
  many: { en: 'Awards', mr: 'पुरस्कार' },
  group: theCouncil,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
