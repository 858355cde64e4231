import { sentAs } from '../field.ts'
import { picture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const healthPhotos = list({
  path: '/health_photo_gallery',
  language: 'lang',
  row: "A photograph of the health department's work.",
  fields: {
    image: sentAs('img_path', picture('The photograph.')),
    caption: sentAs('heading', text('Its caption.')),
  },
})
