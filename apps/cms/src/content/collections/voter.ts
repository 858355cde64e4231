import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const voter = contentType({
  list: 'voter',
  slug: 'voter',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
    wards(),
  ],
})
