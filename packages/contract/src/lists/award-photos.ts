import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const awardPhotos = list({
  path: '/award-images',
  language: null,
  one: { en: 'Award photo', mr: 'पुरस्कार छायाचित्र' },
  many: { en: 'Award photos', mr: 'पुरस्कार छायाचित्रे' },
  row: 'A photograph of an award.',
  fields: {
    image: sentAs('image_path', picture(common.picture, 'The photograph.')),
  },
})
