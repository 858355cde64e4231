import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const sliders = list({
  path: '/sliders',
  language: null,
  one: { en: 'Banner slide', mr: 'बॅनर चित्र' },
  many: { en: 'Banner slides', mr: 'बॅनर चित्रे' },
  row: 'A picture of the banner on the home page.',
  fields: {
    image: sentAs('file_path', picture(common.picture, 'The picture.')),
  },
})
