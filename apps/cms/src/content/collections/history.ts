import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.history

export const history = contentType({
  list: 'history',
  slug: 'history',
  group: theCouncil,
  listedAs: 'description',
  fields: textWithBody('description', fields.description.label, { required: true }),
})
