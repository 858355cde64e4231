import { commonNames, lists } from '@nagardwar/contract'
import { fromResidents } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { boundedNumber } from '../fields/number.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.reportKinds

export const reportKinds = contentType({
  list: 'reportKinds',
  slug: 'report-kinds',
  group: fromResidents,
  purpose: {
    en: 'What residents can report, in this order. A report goes to the department of its kind and is due after its working days. Write only what the citizen charter promises; without a number the time for all messages counts.',
    mr: 'नागरिक काय कळवू शकतात, याच क्रमाने. समस्या तिच्या प्रकाराच्या विभागाकडे जाते; मुदत येथे दिलेले कामकाजाचे दिवस. नागरिकांच्या सनदेतील दिवसच लिहा; दिवस न दिल्यास सर्व संदेशांची मुदत लागू होते.',
  },
  listedAs: 'name',
  columns: ['department', 'workingDays'],
  fields: [
    bilingualText('name', fields.name.label, { required: true, maxLength: 80 }),
    relation('department', commonNames.department, 'departments'),
    boundedNumber('workingDays', fields.workingDays.label, { min: 0, max: 365 }),
  ],
})
