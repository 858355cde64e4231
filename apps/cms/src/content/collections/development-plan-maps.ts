import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf, image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.developmentPlanMaps

export const developmentPlanMaps = contentType({
  list: 'developmentPlanMaps',
  slug: 'development-plan-maps',
  group: departmentsAndDocuments,
  listedAs: 'name',
  columns: ['image'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    image('image', fields.image.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
  ],
})
