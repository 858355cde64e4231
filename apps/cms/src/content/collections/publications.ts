import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf, image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.publications

export const publications = contentType({
  list: 'publications',
  slug: 'publications',
  group: departmentsAndDocuments,
  listedAs: 'name',
  columns: ['cover'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
    image('cover', fields.cover.label, { required: true }),
  ],
})
