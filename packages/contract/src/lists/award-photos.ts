import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const awardPhotos = list({
  path: '/award-images',
  language: null,
  row: 'A photograph of an award.',
  fields: {
    image: sentAs('image_path', picture('The photograph.')),
  },
})
