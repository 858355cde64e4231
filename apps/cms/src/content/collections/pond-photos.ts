import { cityProfile } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

export const pondPhotos = contentType({
  slug: 'pond-photos',
  one: { en: 'Pond photo', mr: 'तलावाचे छायाचित्र' },
  many: { en: 'Pond photos', mr: 'तलावांची छायाचित्रे' },
  group: cityProfile,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', { en: 'Picture', mr: 'चित्र' }, { required: true })],
})
