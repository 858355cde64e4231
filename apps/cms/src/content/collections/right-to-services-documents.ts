import { lists } from '@nagardwar/contract'
import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.rightToServicesDocuments

export const rightToServicesDocuments = contentType({
  list: 'rightToServicesDocuments',
  slug: 'right-to-services-documents',
  group: servicesAndForms,
  listedAs: 'description',
  fields: [
    bilingualText('description', fields.description.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
  ],
})
