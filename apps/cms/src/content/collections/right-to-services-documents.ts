import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const rightToServicesDocuments = contentType({
  slug: 'right-to-services-documents',
  one: { en: 'Right to services document', mr: 'सेवा हक्क दस्तऐवज' },
  many: { en: 'Right to services documents', mr: 'सेवा हक्क दस्तऐवज' },
  group: servicesAndForms,
  listedAs: 'description',
  fields: [
    bilingualText('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
  ],
})
