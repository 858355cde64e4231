import { health } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const healthWorks = contentType({
  slug: 'health-works',
  one: { en: 'Work of the health department', mr: 'आरोग्य विभागाचे काम' },
  many: { en: 'Works of the health department', mr: 'आरोग्य विभागाची कामे' },
  group: health,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
