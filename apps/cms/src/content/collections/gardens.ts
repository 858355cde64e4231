import { commonNames, lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.gardens

export const gardens = contentType({
  list: 'gardens',
  slug: 'gardens',
  group: cityProfile,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    {
      name: 'images',
      label: fields.images.label,
      labels: { singular: { en: 'Photo', mr: 'छायाचित्र' }, plural: fields.images.label },
      type: 'array',
      fields: [image('image', commonNames.picture, { required: true })],
    },
    ...place(),
  ],
})
