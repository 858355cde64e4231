import { cityProfile } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { place } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const gardens = contentType({
  list: 'gardens',
  slug: 'gardens',
  group: cityProfile,
  listedAs: 'heading',
  fields: [
    bilingualText('heading', { en: 'Name', mr: 'नाव' }, { required: true }),
    {
      name: 'images',
      label: { en: 'Photos', mr: 'छायाचित्रे' },
      labels: { singular: { en: 'Photo', mr: 'छायाचित्र' }, plural: { en: 'Photos', mr: 'छायाचित्रे' } },
      type: 'array',
      fields: [image('image', { en: 'Picture', mr: 'चित्र' }, { required: true })],
    },
    ...place(),
  ],
})
