import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { picture } from '../field-kinds.ts'
import { list } from '../list.ts'

export const schoolPhotos = list({
  path: '/school-images',
  language: null,
  one: { en: 'School photo', mr: 'शाळेचे छायाचित्र' },
  many: { en: 'School photos', mr: 'शाळांची छायाचित्रे' },
  row: "A photograph of the schools' gallery.",
  fields: {
    image: sentAs('image_path', picture(common.picture, 'The photograph.')),
  },
})
