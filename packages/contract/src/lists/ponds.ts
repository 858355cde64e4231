import { common } from '../common-names.ts'
import { essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const ponds = list({
  path: '/ponds-talao',
  language: 'lang',
  one: { en: 'Pond', mr: 'तलाव' },
  many: { en: 'Ponds', mr: 'तलाव' },
  row: 'A pond or talao.',
  fields: {
    name: essentialText(common.name, 'Name of the pond.'),
    ...place,
  },
})
