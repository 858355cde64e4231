import { common } from '../common-names.ts'
import { body, essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const terms = list({
  path: '/terms-and-conditions',
  language: 'lang',
  one: { en: 'Terms and conditions paragraph', mr: 'अटी व शर्ती परिच्छेद' },
  many: { en: 'Terms and conditions', mr: 'अटी व शर्ती' },
  row: 'A section of the terms and conditions.',
  fields: {
    heading: essentialText(common.heading, 'Heading of the section.'),
    description: text(common.description, 'Text of the section.'),
    body: body(common.description, 'description'),
  },
})
