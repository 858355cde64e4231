import { essentialText, optionalDocument, tenderStatus } from '../field-kinds.ts'
import { list } from '../list.ts'

export const tenders = list({
  path: '/tenders',
  language: 'lang',
  row: 'A tender or press release.',
  fields: {
    description: essentialText('Title of the tender or press release.'),
    pdf: optionalDocument('The document, a PDF.'),
    status: tenderStatus(),
  },
})
