import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const rightToServices = contentType({
  slug: 'right-to-services',
  one: { en: 'Right to services text', mr: 'सेवा हक्क मजकूर' },
  many: { en: 'Right to services', mr: 'सेवा हक्क' },
  group: servicesAndForms,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'शीर्षक' }, { required: true }),
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
  ],
})
