import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

export const sliders = contentType({
  list: 'sliders',
  slug: 'sliders',
  group: homePage,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [
    image('image', { en: 'Picture', mr: 'चित्र' }, { required: true }),
    bilingualText('caption', { en: 'Caption', mr: 'चित्रओळ' }),
  ],
})
