import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { dateTime } from '../fields/date-time.ts'
import { relation } from '../fields/relation.ts'
import { onlyWards } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const since = { en: 'Since', mr: 'केव्हापासून' }

export const serviceStates = contentType({
  list: 'serviceStates',
  slug: 'service-states',
  group: homePage,
  purpose: {
    en: 'Shown on the page “Today”; what does not work as usual also stands above the pages that it concerns.',
    mr: '‘शहरात आज’ या पानावर दिसते; जे नेहमीप्रमाणे सुरू नाही ते संबंधित पानांवरही दिसते.',
  },
  listedAs: 'reason',
  columns: ['service', 'state', 'until'],
  fields: [
    choiceOf(lists.serviceStates.fields.service, 'service', { en: 'Service', mr: 'सेवा' }),
    choiceOf(lists.serviceStates.fields.state, 'state', { en: 'Status', mr: 'स्थिती' }),
    bilingualTextarea('reason', { en: 'Reason', mr: 'कारण' }, { required: true, maxLength: 300 }),
    onlyWards('wards'),
    dateTime('since', since),
    dateTime(
      'until',
      { en: 'Until', mr: 'केव्हापर्यंत' },
      {
        after: { field: 'since', label: since },
        isEnd: true,
        hint: { en: 'It leaves the site by itself then', mr: 'त्या वेळी संकेतस्थळावरून आपोआप निघेल' },
      },
    ),
    relation(
      'department',
      { en: 'Also above the pages of this department', mr: 'या विभागाच्या पानांवरही' },
      'disclosure-departments',
    ),
  ],
})
