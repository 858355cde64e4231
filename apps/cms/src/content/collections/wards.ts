import { lists } from '@nagardwar/contract'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.wards

export const wards = contentType({
  list: 'wards',
  slug: 'wards',
  group: theCouncil,
  listedAs: titleFrom('number', 'name'),
  columns: ['number', 'name.mr'],
  fields: [
    ward('number', fields.number.label, { required: true }),
    bilingualText('name', fields.name.label, { required: true }),
    bilingualTextarea('areas', fields.areas.label, {
      maxLength: 3000,
      hint: {
        en: 'What residents call parts of the ward: colonies, lanes, chowks. One on each line. They find their ward by these names.',
        mr: 'प्रभागातील भागांची लोकांच्या बोलण्यातील नावे: वसाहती, आळ्या, चौक. प्रत्येक ओळीवर एकच नाव लिहा. या नावांवरून नागरिकांना आपला प्रभाग सापडतो.',
      },
    }),
  ],
})
