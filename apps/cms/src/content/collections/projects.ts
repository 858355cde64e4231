import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

export const projects = contentType({
  list: 'projects',
  slug: 'projects',
  group: homePage,
  listedAs: 'description',
  fields: [
    bilingualTextarea('description', { en: 'Description', mr: 'वर्णन' }, { required: true }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }, { required: true }),
    wards(),
    boundedNumber(
      'progress',
      { en: 'Work done (percent)', mr: 'पूर्ण झालेले काम (टक्के)' },
      { min: 0, max: 100 },
      { unit: 'percent' },
    ),
  ],
})
