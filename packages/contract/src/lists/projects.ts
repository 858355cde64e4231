import { decimal, essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const projects = list({
  path: '/projects',
  language: 'lang',
  one: { en: 'Project', mr: 'प्रकल्प' },
  many: { en: 'Projects', mr: 'प्रकल्प' },
  row: 'A project of the council.',
  fields: {
    description: essentialText('Title of the project.'),
    pdf: optionalDocument('The document, a PDF.'),
    wards: ofWards(),
    progress: decimal('How much of the work is done, in percent.'),
  },
})
