import { lists } from '@nagardwar/contract'
import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { dateTime } from '../fields/date-time.ts'
import { relation } from '../fields/relation.ts'
import { onlyWards } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.serviceStates

const since = fields.since.label

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
    choiceOf(fields.service, 'service'),
    choiceOf(fields.state, 'state'),
    bilingualTextarea('reason', fields.reason.label, { required: true, maxLength: 300 }),
    onlyWards('wards'),
    dateTime('since', since),
    dateTime('until', fields.until.label, {
      after: { field: 'since', label: since },
      isEnd: true,
      hint: { en: 'It leaves the site by itself then', mr: 'त्या वेळी संकेतस्थळावरून आपोआप निघेल' },
    }),
    relation('department', fields.departmentId.label, 'disclosure-departments'),
  ],
})
