import { departmentsAndDocuments } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { contentType } from './content-type.ts'

export const developmentPlanTexts = contentType({
  list: 'developmentPlanTexts',
  slug: 'development-plan-texts',
  group: departmentsAndDocuments,
  listedAs: 'description',
  fields: textWithBody('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
})
