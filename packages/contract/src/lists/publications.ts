import { sentAs } from '../field.ts'
import { document, optionalPicture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const publications = list({
  path: '/publications',
  language: 'language_code',
  wrapper: 'data',
  row: 'An official publication.',
  fields: {
    pdf: sentAs('pdf_path', document('The publication, a PDF.')),
    cover: sentAs('file_path', optionalPicture('Its cover, a picture.')),
  },
})
