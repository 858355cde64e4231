import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.schoolPhotos

export const schoolPhotos = contentType({
  list: 'schoolPhotos',
  slug: 'school-photos',
  group: cityProfile,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', fields.image.label, { required: true })],
})
