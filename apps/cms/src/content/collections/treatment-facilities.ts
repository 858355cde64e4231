import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { place } from '../fields/place.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.treatmentFacilities

export const treatmentFacilities = contentType({
  list: 'treatmentFacilities',
  slug: 'treatment-facilities',
  group: health,
  listedAs: 'name',
  columns: ['capacity', 'intake'],
  fields: [
    bilingualText('name', fields.name.label, { required: true }),
    bilingualText('location', fields.location.label),
    plainText('capacity', fields.capacity.label),
    plainText('intake', fields.intake.label),
    bilingualText('output', fields.output.label),
    ...place(),
  ],
})
