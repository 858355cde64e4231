import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

export const litigations = contentType({
  list: 'litigations',
  slug: 'litigations',
  group: health,
  listedAs: 'name',
  columns: ['ward'],
  fields: [
    plainText('ward', { en: 'Ward', mr: 'प्रभाग' }),
    bilingualText('name', { en: 'Name of the lawsuit', mr: 'प्रकरणाचे नाव' }, { required: true }),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
  ],
})
