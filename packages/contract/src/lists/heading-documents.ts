import { sentAs } from '../field.ts'
import { essentialText, optionalDocument, published, reference } from '../field-kinds.ts'
import { list } from '../list.ts'

export const headingDocuments = list({
  path: '/department-data-heading-pdf',
  language: 'lang',
  row: 'A document of a heading without years (town planning).',
  fields: {
    headingId: sentAs('y_id', reference('Number of the heading.'), ['department_id']),
    title: sentAs('pdfheading', essentialText('Label of the document.')),
    pdf: optionalDocument('The document, a PDF.'),
    status: published(),
  },
})
