import { lists } from '@nagardwar/contract'
import { departmentsAndDocuments } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.developmentPlanTexts

export const developmentPlanTexts = contentType({
  list: 'developmentPlanTexts',
  slug: 'development-plan-texts',
  group: departmentsAndDocuments,
  listedAs: 'description',
  fields: textWithBody('description', fields.description.label, { required: true }),
})
