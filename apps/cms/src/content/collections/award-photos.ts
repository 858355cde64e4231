import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.awardPhotos

export const awardPhotos = contentType({
  list: 'awardPhotos',
  slug: 'award-photos',
  group: theCouncil,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', fields.image.label, { required: true })],
})
