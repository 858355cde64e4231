import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

export const headingDocuments = contentType({
  list: 'headingDocuments',
  slug: 'heading-documents',
  group: departmentsAndDocuments,
  listedAs: 'title',
  columns: ['heading'],
  fields: [
    relation('heading', { en: 'Heading', mr: 'विषय' }, 'headings', { required: true }),
    bilingualText('title', { en: 'Title', mr: 'शीर्षक' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
