import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const privacyPolicy = list({
  path: '/privacy-policy',
  language: 'language_code',
  row: 'A section of the privacy policy.',
  fields: {
    heading: essentialText('Heading of the section.'),
    description: text('Text of the section.'),
  },
})
