import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { contentType } from './content-type.ts'

export const healthPhotos = contentType({
  slug: 'health-photos',
  one: { en: 'Health photo', mr: 'आरोग्य छायाचित्र' },
  many: { en: 'Health photos', mr: 'आरोग्य छायाचित्रे' },
  group: health,
  listedAs: 'caption',
  columns: ['image'],
  fields: [
    image('image', { en: 'Picture', mr: 'चित्र' }, { required: true }),
    bilingualText('caption', { en: 'Caption', mr: 'चित्रओळ' }, { required: true }),
  ],
})
