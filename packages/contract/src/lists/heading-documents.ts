import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalDocument, published, reference } from '../field-kinds.ts'
import { list } from '../list.ts'

export const headingDocuments = list({
  path: '/department-data-heading-pdf',
  language: 'lang',
  one: { en: 'Document under a heading', mr: 'विषयाखालील दस्तऐवज' },
  many: { en: 'Documents by heading', mr: 'विषयनिहाय दस्तऐवज' },
  row: 'A document of a heading without years (town planning).',
  fields: {
    headingId: sentAs('y_id', reference(common.subjectHeading, 'Number of the heading.'), ['department_id']),
    title: sentAs('pdfheading', essentialText(common.title, 'Label of the document.')),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    status: published(),
  },
})
