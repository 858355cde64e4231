import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf, image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const publications = contentType({
  list: 'publications',
  slug: 'publications',
  group: departmentsAndDocuments,
  listedAs: 'name',
  columns: ['cover'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
    image('cover', { en: 'Cover', mr: 'मुखपृष्ठ चित्र' }, { required: true }),
  ],
})
