import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const headOfficer = list({
  path: '/ceodetails',
  language: 'lang',
  one: { en: 'Chief officer', mr: 'मुख्याधिकारी' },
  many: { en: 'Chief officer', mr: 'मुख्याधिकारी' },
  row: 'The head officer, as on the card of the home page.',
  fields: {
    name: sentAs('ceo_name', essentialText(common.name, 'Name of the head officer.')),
    description: text(common.description, 'Office or message.'),
    image: sentAs('image_path', optionalPicture(common.picture, 'Portrait.')),
  },
})
