import { common } from '../common-names.ts'
import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const election = list({
  path: '/election',
  language: 'language_code',
  one: { en: 'Election document', mr: 'निवडणूक दस्तऐवज' },
  many: { en: 'Election documents', mr: 'निवडणूक दस्तऐवज' },
  row: 'A document about the election.',
  fields: {
    name: essentialText(common.name, 'Name of the document.'),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    wards: ofWards(),
  },
})
