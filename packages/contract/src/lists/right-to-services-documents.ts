import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'

export const rightToServicesDocuments = list({
  path: '/rts_table',
  language: 'lang',
  one: { en: 'Right to services document', mr: 'सेवा हक्क दस्तऐवज' },
  many: { en: 'Right to services documents', mr: 'सेवा हक्क दस्तऐवज' },
  row: 'A document about the right to services.',
  fields: {
    description: essentialText(common.description, 'Name of the document.'),
    pdf: sentAs('pdf_path', optionalDocument(common.document, 'The document, a PDF.')),
  },
})
