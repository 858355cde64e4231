import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const pondPhotos = list({
  path: '/pond-images',
  language: null,
  one: { en: 'Pond photo', mr: 'तलावाचे छायाचित्र' },
  many: { en: 'Pond photos', mr: 'तलावांची छायाचित्रे' },
  row: "A photograph of the ponds' gallery.",
  fields: {
    image: sentAs('image_path', picture(common.picture, 'The photograph.')),
  },
})
