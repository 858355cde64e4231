import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalDocument, published, reference, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const yearDocuments = list({
  path: '/department-data-year',
  language: 'lang',
  one: { en: 'Document of a year', mr: 'वर्षनिहाय दस्तऐवज' },
  many: { en: 'Documents by year', mr: 'वर्षनिहाय दस्तऐवज' },
  row: 'A document of a heading, filed under a year.',
  fields: {
    headingId: sentAs('y_id', reference(common.subjectHeading, 'Number of the heading.'), ['department_id']),
    year: text(common.year, 'Year as the council writes it, in either script, such as `Year 2023 - 2024`.'),
    title: sentAs('pdfheading', essentialText(common.title, 'Label of the document.')),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    status: published(),
  },
})
