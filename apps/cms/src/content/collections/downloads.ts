import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const downloads = contentType({
  list: 'downloads',
  slug: 'downloads',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
