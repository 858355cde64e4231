import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const terms = list({
  path: '/terms-and-conditions',
  language: 'lang',
  row: 'A section of the terms and conditions.',
  fields: {
    heading: essentialText('Heading of the section.'),
    description: text('Text of the section.'),
  },
})
