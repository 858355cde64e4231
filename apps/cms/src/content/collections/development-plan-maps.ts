import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf, image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const developmentPlanMaps = contentType({
  list: 'developmentPlanMaps',
  slug: 'development-plan-maps',
  group: departmentsAndDocuments,
  listedAs: 'name',
  columns: ['image'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    image('image', { en: 'Picture of the map', mr: 'नकाशाचे चित्र' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
