import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const developmentPlanTexts = list({
  path: '/development-plan-desc',
  language: 'language_code',
  row: 'A paragraph about the development plan.',
  fields: {
    description: essentialText('The paragraph.'),
  },
})
