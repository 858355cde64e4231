import { lists } from '@nagardwar/contract'
import { cityProfile } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { place } from '../fields/place.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.fireStations

export const fireStations = contentType({
  list: 'fireStations',
  slug: 'fire-stations',
  group: cityProfile,
  listedAs: 'heading',
  columns: ['phone'],
  fields: [
    bilingualText('heading', fields.heading.label, { required: true }),
    bilingualTextarea('address', fields.address.label, { required: true }),
    telephone('phone', fields.phone.label, { required: true }),
    image('image', fields.image.label),
    ...place(),
  ],
})
