import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const citizenCharter = contentType({
  slug: 'citizen-charter',
  one: { en: 'Citizen charter', mr: 'नागरिकांची सनद' },
  many: { en: 'Citizen charter', mr: 'नागरिकांची सनद' },
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
