import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const healthPhotos = contentType({
  list: 'healthPhotos',
  slug: 'health-photos',
  group: health,
  listedAs: 'caption',
  columns: ['image'],
  fields: [
    image('image', { en: 'Picture', mr: 'चित्र' }, { required: true }),
    bilingualText('caption', { en: 'Caption', mr: 'चित्रओळ' }, { required: true }),
  ],
})
