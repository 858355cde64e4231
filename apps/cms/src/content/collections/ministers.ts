import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const ministers = contentType({
  list: 'ministers',
  slug: 'ministers',
  group: homePage,
  listedAs: 'name',
  columns: ['designation.en'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('designation', { en: 'Designation', mr: 'पदनाम' }, { required: true }),
    image('image', { en: 'Picture', mr: 'चित्र' }),
  ],
})
