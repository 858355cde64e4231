import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.yearDocuments

export const yearDocuments = contentType({
  list: 'yearDocuments',
  slug: 'year-documents',
  group: departmentsAndDocuments,
  listedAs: 'title',
  columns: ['heading', 'year.en'],
  fields: [
    relation('heading', fields.headingId.label, 'headings', { required: true }),
    bilingualText('year', fields.year.label, { required: true }),
    bilingualText('title', fields.title.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
  ],
})
