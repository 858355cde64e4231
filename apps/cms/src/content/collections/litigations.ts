import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.litigations

export const litigations = contentType({
  list: 'litigations',
  slug: 'litigations',
  group: health,
  listedAs: 'name',
  columns: ['ward'],
  fields: [
    plainText('ward', fields.ward.label),
    bilingualText('name', fields.name.label, { required: true }),
    telephone('mobile', fields.mobile.label),
  ],
})
