import { theCouncil } from '../desk/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { wardNumber } from '../fields/check.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { plainText } from '../fields/plain-text.ts'
import { contentType } from './content-type.ts'

export const wards = contentType({
  slug: 'wards',
  one: { en: 'Ward', mr: 'प्रभाग' },
  many: { en: 'Wards', mr: 'प्रभाग' },
  group: theCouncil,
  listedAs: titleFrom('number', 'name'),
  columns: ['number', 'name.mr'],
  fields: [
    plainText('number', { en: 'Ward number', mr: 'प्रभाग क्रमांक' }, { required: true, check: wardNumber }),
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
  ],
})
