import { theCouncil } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const history = contentType({
  slug: 'history',
  one: { en: 'History text', mr: 'इतिहास मजकूर' },
  many: { en: 'History', mr: 'इतिहास' },
  group: theCouncil,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
