import { common } from '../common-names.ts'
import { body, essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const rightToServices = list({
  path: '/righttoservices',
  language: 'lang',
  one: { en: 'Right to services text', mr: 'सेवा हक्क मजकूर' },
  many: { en: 'Right to services', mr: 'सेवा हक्क' },
  row: 'A text about the right to services; texts of one heading are grouped.',
  fields: {
    heading: essentialText(common.heading, 'The heading.'),
    description: text(common.description, 'The text; addresses in it become links.'),
    body: body(common.description, 'description'),
  },
})
