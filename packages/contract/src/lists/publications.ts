import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { document, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const publications = list({
  path: '/publications',
  language: 'language_code',
  one: { en: 'Publication', mr: 'प्रकाशन' },
  many: { en: 'Official publications', mr: 'अधिकृत प्रकाशने' },
  wrapper: 'data',
  row: 'An official publication.',
  fields: {
    name: text(common.name, 'Its name. Older servers send none: then the text of its cover says it.'),
    pdf: sentAs('pdf_path', document(common.document, 'The publication, a PDF.')),
    cover: sentAs('file_path', optionalPicture({ en: 'Cover', mr: 'मुखपृष्ठ चित्र' }, 'Its cover, a picture.')),
  },
})
