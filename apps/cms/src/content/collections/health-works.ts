import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.healthWorks

export const healthWorks = contentType({
  list: 'healthWorks',
  slug: 'health-works',
  group: health,
  listedAs: 'description',
  fields: [bilingualTextarea('description', fields.description.label, { required: true })],
})
