import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.ministers

export const ministers = contentType({
  list: 'ministers',
  slug: 'ministers',
  group: homePage,
  listedAs: 'name',
  columns: ['designation.en'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('designation', fields.designation.label, { required: true }),
    image('image', fields.image.label),
  ],
})
