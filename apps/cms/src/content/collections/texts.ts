import { lists } from '@nagardwar/contract'
import type { TextField } from 'payload'
import { site } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { keyCheck } from '../wordings/key-check.ts'
import { siteTexts } from '../wordings/site-texts.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.texts

const key: TextField = {
  ...plainText('key', fields.key.label, { required: true, unique: true, check: keyCheck(siteTexts) }),
  admin: {
    description: {
      en: 'Which text it replaces: type some of its words as the site shows them now, and choose it from the list',
      mr: 'कोणता मजकूर बदलतो: संकेतस्थळावर आता दिसणारे त्यातील काही शब्द लिहा आणि यादीतून निवडा',
    },
    components: { Field: '/content/wordings/key-of-text.tsx#KeyOfText' },
  },
}

export const texts = contentType({
  list: 'texts',
  slug: 'texts',
  group: site,
  purpose: {
    en: 'Your own wording for any text of the site, the helpline and emergency numbers among them.',
    mr: 'हेल्पलाइन व आपत्कालीन क्रमांकांसह संकेतस्थळावरील कोणत्याही मजकुरासाठी आपले शब्द.',
  },
  listedAs: 'key',
  columns: ['text.en'],
  fields: [key, bilingualTextarea('text', fields.text.label, { required: true })],
})
