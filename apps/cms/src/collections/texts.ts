import { site } from '../desk/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const texts = contentType({
  slug: 'texts',
  one: { en: 'Text of the site', mr: 'संकेतस्थळावरील मजकूर' },
  many: { en: 'Texts of the site', mr: 'संकेतस्थळावरील मजकूर' },
  group: site,
  purpose: {
    en: 'Your own wording for any text of the site, the helpline and emergency numbers among them.',
    mr: 'हेल्पलाइन व आपत्कालीन क्रमांकांसह संकेतस्थळावरील कोणत्याही मजकुरासाठी आपले शब्द.',
  },
  listedAs: 'key',
  columns: ['text.en'],
  fields: [
    plainText(
      'key',
      { en: 'Key', mr: 'कळ' },
      {
        required: true,
        unique: true,
        hint: {
          en: 'Which text it replaces, such as common:helplineNumber',
          mr: 'कोणता मजकूर बदलतो, उदा. common:helplineNumber',
        },
      },
    ),
    bilingualTextarea('text', { en: 'Text', mr: 'मजकूर' }, { required: true }),
  ],
})
