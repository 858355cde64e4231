import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { period } from '../fields/date.ts'
import { image } from '../fields/file.ts'
import { telephone } from '../fields/telephone.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

export const electedMembers = contentType({
  slug: 'elected-members',
  one: { en: 'Elected member', mr: 'निर्वाचित सदस्य' },
  many: { en: 'Elected members', mr: 'निर्वाचित सदस्य' },
  group: theCouncil,
  listedAs: 'name',
  columns: ['ward', 'start', 'end'],
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    ward('ward', { en: 'Ward', mr: 'प्रभाग' }),
    ...period(),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    image('image', { en: 'Picture', mr: 'चित्र' }),
  ],
})
