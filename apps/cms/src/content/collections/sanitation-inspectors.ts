import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { wardList } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

export const sanitationInspectors = contentType({
  list: 'sanitationInspectors',
  slug: 'sanitation-inspectors',
  group: health,
  listedAs: titleFrom('zone', 'names'),
  columns: ['mobile', 'wards'],
  fields: [
    plainText('zone', { en: 'Zone', mr: 'परिमंडळ' }, { required: true }),
    bilingualText('names', { en: 'Name of the inspector', mr: 'निरीक्षकाचे नाव' }, { required: true }),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    wardList('wards', lists.wards.many, { en: 'Ward numbers such as 1, 2, 5', mr: '१, २, ५ असे प्रभाग क्रमांक' }),
  ],
})
