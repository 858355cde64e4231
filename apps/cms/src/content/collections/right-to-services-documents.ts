import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const rightToServicesDocuments = contentType({
  list: 'rightToServicesDocuments',
  slug: 'right-to-services-documents',
  group: servicesAndForms,
  listedAs: 'description',
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
