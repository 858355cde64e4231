import { health } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wardNumbers } from '../fields/check.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

export const sanitationInspectors = contentType({
  slug: 'sanitation-inspectors',
  one: { en: 'Sanitation inspector', mr: 'स्वच्छता निरीक्षक' },
  many: { en: 'Sanitation inspectors', mr: 'स्वच्छता निरीक्षक' },
  group: health,
  listedAs: titleFrom('zone', 'names'),
  columns: ['mobile', 'wards'],
  fields: [
    plainText('zone', { en: 'Zone', mr: 'परिमंडळ' }, { required: true }),
    bilingualText('names', { en: 'Name of the inspector', mr: 'निरीक्षकाचे नाव' }, { required: true }),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    plainText(
      'wards',
      { en: 'Wards', mr: 'प्रभाग' },
      {
        check: wardNumbers,
        hint: { en: 'Ward numbers with one space between them', mr: 'प्रभाग क्रमांक, मध्ये एक जागा सोडून' },
      },
    ),
  ],
})
