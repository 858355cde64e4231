import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.headOfficer

export const headOfficer = contentType({
  list: 'headOfficer',
  slug: 'head-officer',
  group: homePage,
  listedAs: 'name',
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualTextarea('description', fields.description.label, { required: true }),
    image('image', fields.image.label),
  ],
})
