import { cityProfile } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

export const schoolPhotos = contentType({
  slug: 'school-photos',
  one: { en: 'School photo', mr: 'शाळेचे छायाचित्र' },
  many: { en: 'School photos', mr: 'शाळांची छायाचित्रे' },
  group: cityProfile,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', { en: 'Picture', mr: 'चित्र' }, { required: true })],
})
