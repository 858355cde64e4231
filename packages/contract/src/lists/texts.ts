import { common } from '../common-names.ts'
import { text, textKey } from '../field-kinds.ts'
import { list } from '../list.ts'

export const texts = list({
  path: '/texts',
  language: 'lang',
  one: { en: 'Text of the site', mr: 'संकेतस्थळावरील मजकूर' },
  many: { en: 'Texts of the site', mr: 'संकेतस्थळावरील मजकूर' },
  row: "Staff's own wording for an interface text, or the alternative text of a picture.",
  fields: {
    key: textKey({ en: 'Key', mr: 'मजकूर ओळख' }),
    text: text(common.text, "The wording, in the row's language."),
  },
})
