import { common } from '../common-names.ts'
import { body, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const developmentPlanTexts = list({
  path: '/development-plan-desc',
  language: 'language_code',
  one: { en: 'Development plan text', mr: 'विकास आराखड्याचा मजकूर' },
  many: { en: 'Development plan texts', mr: 'विकास आराखड्याचा मजकूर' },
  row: 'A paragraph about the development plan.',
  fields: {
    description: essentialText(common.description, 'The paragraph.'),
    body: body(common.description, 'description'),
  },
})
