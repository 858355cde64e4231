import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'

export const citizenCharter = list({
  path: '/citizen-charter',
  language: 'lang',
  one: { en: 'Citizen charter', mr: 'नागरिकांची सनद' },
  many: { en: 'Citizen charter', mr: 'नागरिकांची सनद' },
  row: 'The citizen charter of a department.',
  fields: {
    name: essentialText('Name of the document.'),
    pdf: optionalDocument('The document, a PDF.'),
  },
})
