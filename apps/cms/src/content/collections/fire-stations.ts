import { cityProfile } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { image } from '../fields/file.ts'
import { place } from '../fields/place.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

export const fireStations = contentType({
  list: 'fireStations',
  slug: 'fire-stations',
  group: cityProfile,
  listedAs: 'heading',
  columns: ['phone'],
  fields: [
    bilingualText('heading', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualTextarea('address', { en: 'Address', mr: 'पत्ता' }, { required: true }),
    telephone('phone', { en: 'Phone', mr: 'दूरध्वनी' }, { required: true }),
    image('image', { en: 'Picture', mr: 'चित्र' }),
    ...place(),
  ],
})
