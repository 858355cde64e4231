import { commonNames, lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { titleFromPicture } from '../fields/listed-as.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.sliders

export const sliders = contentType({
  list: 'sliders',
  slug: 'sliders',
  group: homePage,
  listedAs: titleFromPicture('image'),
  columns: ['image'],
  fields: [
    image('image', fields.image.label, { required: true }),
    bilingualText('caption', commonNames.caption),
  ],
})
