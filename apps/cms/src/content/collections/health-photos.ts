import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.healthPhotos

export const healthPhotos = contentType({
  list: 'healthPhotos',
  slug: 'health-photos',
  group: health,
  listedAs: 'caption',
  columns: ['image'],
  fields: [
    image('image', fields.image.label, { required: true }),
    bilingualText('caption', fields.caption.label, { required: true }),
  ],
})
