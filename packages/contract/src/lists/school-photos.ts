import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const schoolPhotos = list({
  path: '/school-images',
  language: null,
  row: "A photograph of the schools' gallery.",
  fields: {
    image: sentAs('image_path', picture('The photograph.')),
  },
})
