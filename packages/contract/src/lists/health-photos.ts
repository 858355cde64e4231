import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const healthPhotos = list({
  path: '/health_photo_gallery',
  language: 'lang',
  one: { en: 'Photo of the health department', mr: 'आरोग्य विभागाचे छायाचित्र' },
  many: { en: 'Photos of the health department', mr: 'आरोग्य विभागाची छायाचित्रे' },
  row: "A photograph of the health department's work.",
  fields: {
    image: sentAs('img_path', picture(common.picture, 'The photograph.')),
    caption: sentAs('heading', text(common.caption, 'Its caption.')),
  },
})
