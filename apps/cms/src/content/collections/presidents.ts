import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { period } from '../fields/date.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.presidents

export const presidents = contentType({
  list: 'presidents',
  slug: 'presidents',
  group: theCouncil,
  purpose: {
    en: 'Oldest first; residents see the newest first.',
    mr: 'सर्वांत जुने प्रथम; नागरिकांना सर्वांत नवीन प्रथम दिसतात.',
  },
  listedAs: 'name',
  columns: ['start', 'end'],
  fields: [bilingualText('name', fields.name.label, { required: true }), ...period()],
})
