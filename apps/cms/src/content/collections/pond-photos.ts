import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.pondPhotos

export const pondPhotos = contentType({
  list: 'pondPhotos',
  slug: 'pond-photos',
  group: cityProfile,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', fields.image.label, { required: true })],
})
