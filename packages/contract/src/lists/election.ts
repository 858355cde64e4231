import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const election = list({
  path: '/election',
  language: 'language_code',
  row: 'A document about the election.',
  fields: {
    name: essentialText('Name of the document.'),
    pdf: optionalDocument('The document, a PDF.'),
    wards: ofWards(),
  },
})
