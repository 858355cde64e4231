import { common } from '../common-names.ts'
import { essentialText, optionalDocument } from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

export const voter = list({
  path: '/voter',
  language: 'language_code',
  one: { en: 'Voter document', mr: 'मतदार दस्तऐवज' },
  many: { en: 'Voter lists', mr: 'मतदार याद्या' },
  row: "A voters' list or other document for voters.",
  fields: {
    name: essentialText(common.name, 'Name of the document.'),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    wards: ofWards(),
  },
})
