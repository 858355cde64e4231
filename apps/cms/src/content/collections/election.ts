import { lists } from '@nagardwar/contract'
import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.election

export const election = contentType({
  list: 'election',
  slug: 'election',
  group: servicesAndForms,
  listedAs: 'name',
  columns: ['name.mr'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
    wards(),
  ],
})
