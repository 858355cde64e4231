import { theCouncil } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { contentType } from './content-type.ts'

export const history = contentType({
  list: 'history',
  slug: 'history',
  group: theCouncil,
  listedAs: 'description',
  fields: textWithBody('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
})
