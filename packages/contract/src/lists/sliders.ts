import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const sliders = list({
  path: '/sliders',
  language: null,
  row: 'A picture of the banner on the home page.',
  fields: {
    image: sentAs('file_path', picture('The picture.')),
  },
})
