import { legalTexts } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const privacyPolicy = contentType({
  slug: 'privacy-policy',
  one: { en: 'Privacy policy paragraph', mr: 'गोपनीयता धोरण परिच्छेद' },
  many: { en: 'Privacy policy', mr: 'गोपनीयता धोरण' },
  group: legalTexts,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'शीर्षक' }, { required: true }),
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
  ],
})
