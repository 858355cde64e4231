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
    en: 'What residents can report on the page Report a problem, in this order. A report goes to the department of its kind, and is due after these working days: Saturdays, Sundays and holidays of the offices are not counted. Write only what the citizen charter promises; without a number the time for all messages counts.',
    mr: '‘समस्या कळवा’ या पानावर नागरिक काय कळवू शकतात, याच क्रमाने. प्रत्येक समस्या तिच्या प्रकाराच्या विभागाकडे जाते आणि येथे दिलेल्या कामकाजाच्या दिवसांत पूर्ण होणे अपेक्षित असते: शनिवार, रविवार व कार्यालयांच्या सुट्ट्या मोजल्या जात नाहीत. नागरिकांच्या सनदेत आश्वासन दिलेलेच दिवस लिहा; दिवस न दिल्यास सर्व संदेशांची मुदत लागू होते.',
  },
  listedAs: 'name',
  columns: ['department', 'workingDays'],
  fields: [
    bilingualText('name', fields.name.label, { required: true, maxLength: 80 }),
    relation('department', commonNames.department, 'departments'),
    boundedNumber('workingDays', fields.workingDays.label, { min: 0, max: 365 }),
  ],
})
