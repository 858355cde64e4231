import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const treatmentFacilities = contentType({
  list: 'treatmentFacilities',
  slug: 'treatment-facilities',
  group: health,
  listedAs: 'name',
  columns: ['capacity', 'intake'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('location', { en: 'Location', mr: 'ठिकाण' }),
    plainText('capacity', { en: 'Designed capacity (MTD)', mr: 'संकल्पित क्षमता (मे. टन प्रतिदिन)' }),
    plainText('intake', { en: 'Present intake (MTD)', mr: 'सध्याची आवक (मे. टन प्रतिदिन)' }),
    bilingualText('output', { en: 'Output', mr: 'उत्पादन' }),
    ...place(),
  ],
})
