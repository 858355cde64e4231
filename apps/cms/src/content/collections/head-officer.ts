import { homePage } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const headOfficer = contentType({
  list: 'headOfficer',
  slug: 'head-officer',
  group: homePage,
  listedAs: 'name',
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    image('image', { en: 'Picture', mr: 'चित्र' }),
  ],
})
