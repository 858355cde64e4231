import { common } from '../common-names.ts'
import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'

export const downloads = list({
  path: '/downloads',
  language: 'language_code',
  one: { en: 'Form to download', mr: 'डाउनलोड अर्ज' },
  many: { en: 'Downloads', mr: 'डाउनलोड' },
  row: 'A form or document to download.',
  fields: {
    name: essentialText(common.name, 'Name of the document.'),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
  },
})
