import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { wardList } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.sanitationInspectors

export const sanitationInspectors = contentType({
  list: 'sanitationInspectors',
  slug: 'sanitation-inspectors',
  group: health,
  listedAs: titleFrom('zone', 'names'),
  columns: ['mobile', 'wards'],
  fields: [
    plainText('zone', fields.zone.label, { required: true }),
    bilingualText('names', fields.names.label, { required: true }),
    telephone('mobile', fields.mobile.label),
    wardList('wards', fields.wards.label, {
      en: 'Ward numbers with a space between them, such as 1 2 5',
      mr: 'प्रभाग क्रमांक, मध्ये जागा सोडून: १ २ ५',
    }),
  ],
})
