import { theCouncil } from '../../views/groups.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

export const awardPhotos = contentType({
  list: 'awardPhotos',
  slug: 'award-photos',
  group: theCouncil,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [image('image', { en: 'Picture', mr: 'चित्र' }, { required: true })],
})
