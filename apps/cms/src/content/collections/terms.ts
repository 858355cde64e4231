import { legalTexts } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const terms = contentType({
  slug: 'terms',
  one: { en: 'Terms and conditions paragraph', mr: 'अटी व शर्ती परिच्छेद' },
  many: { en: 'Terms and conditions', mr: 'अटी व शर्ती' },
  group: legalTexts,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', { en: 'Heading', mr: 'शीर्षक' }, { required: true }),
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
  ],
})
