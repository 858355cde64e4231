import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const developmentPlanTexts = contentType({
  slug: 'development-plan-texts',
  one: { en: 'Development plan text', mr: 'विकास आराखड्याचा मजकूर' },
  many: { en: 'Development plan texts', mr: 'विकास आराखड्याचा मजकूर' },
  group: departmentsAndDocuments,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
