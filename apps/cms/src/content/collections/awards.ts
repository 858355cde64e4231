import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.awards

export const awards = contentType({
  list: 'awards',
  slug: 'awards',
  group: theCouncil,
  listedAs: 'description',
  fields: [bilingualTextarea('description', fields.description.label, { required: true })],
})
