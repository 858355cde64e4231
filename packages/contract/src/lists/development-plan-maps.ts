import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalDocument, optionalPicture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const developmentPlanMaps = list({
  path: '/development-plan-pdf',
  language: 'language_code',
  one: { en: 'Development plan map', mr: 'विकास आराखड्याचे पत्रक' },
  many: { en: 'Development plan maps', mr: 'विकास आराखड्याची पत्रके' },
  row: 'A map of the development plan.',
  fields: {
    name: essentialText(common.name, 'Name of the map.'),
    image: sentAs(
      'image_path',
      optionalPicture({ en: 'Picture of the map', mr: 'नकाशाचे चित्र' }, 'The map as a picture.'),
    ),
    pdf: sentAs('pdf_path', optionalDocument(common.document, 'The map as a PDF.')),
  },
})
