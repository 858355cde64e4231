import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { bilingualPdf } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { wards } from '../fields/place.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.projects

export const projects = contentType({
  list: 'projects',
  slug: 'projects',
  group: homePage,
  listedAs: 'description',
  fields: [
    bilingualTextarea('description', fields.description.label, { required: true }),
    bilingualPdf('pdf', fields.pdf.label, { required: true }),
    wards(),
    boundedNumber('progress', fields.progress.label, { min: 0, max: 100 }, { unit: 'percent' }),
  ],
})
