import { departmentsAndDocuments } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { contentType } from './content-type.ts'

export const developmentPlanTexts = contentType({
  list: 'developmentPlanTexts',
  slug: 'development-plan-texts',
  group: departmentsAndDocuments,
  listedAs: 'description',
  fields: [bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true })],
})
