import { common } from '../common-names.ts'
import { body, essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const privacyPolicy = list({
  path: '/privacy-policy',
  language: 'language_code',
  one: { en: 'Privacy policy paragraph', mr: 'गोपनीयता धोरण परिच्छेद' },
  many: { en: 'Privacy policy', mr: 'गोपनीयता धोरण' },
  row: 'A section of the privacy policy.',
  fields: {
    heading: essentialText(common.heading, 'Heading of the section.'),
    description: text(common.description, 'Text of the section.'),
    body: body(common.description, 'description'),
  },
})
