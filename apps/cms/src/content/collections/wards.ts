import { theCouncil } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { titleFrom } from '../fields/listed-as.ts'
import { ward } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

export const wards = contentType({
  list: 'wards',
  slug: 'wards',
  group: theCouncil,
  listedAs: titleFrom('number', 'name'),
  columns: ['number', 'name.mr'],
  fields: [
    ward('number', { en: 'Ward number', mr: 'प्रभाग क्रमांक' }, { required: true }),
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualTextarea(
      'areas',
      { en: 'Areas', mr: 'परिसर' },
      {
        maxLength: 3000,
        hint: {
          en: 'What residents call parts of the ward: colonies, lanes, chowks. One on each line. They find their ward by these names.',
          mr: 'प्रभागातील भागांची लोकांच्या बोलण्यातील नावे: वसाहती, आळ्या, चौक. प्रत्येक ओळीवर एकच नाव लिहा. या नावांवरून नागरिकांना आपला प्रभाग सापडतो.',
        },
      },
    ),
  ],
})
