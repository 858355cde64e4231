import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { decimal, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const reportKinds = list({
  path: '/report-kinds',
  language: 'lang',
  one: { en: 'Kind of problem', mr: 'समस्येचा प्रकार' },
  many: { en: 'Kinds of problems', mr: 'समस्यांचे प्रकार' },
  row: 'A kind of problem that residents can report, in the order in which they are offered.',
  fields: {
    name: essentialText(common.name, 'What it is called.'),
    workingDays: sentAs(
      'working_days',
      decimal(
        { en: 'Working days until it is done', mr: 'काम पूर्ण करण्याचा कालावधी (कामकाजाचे दिवस)' },
        'How many days on which the offices are open the citizen charter promises until it is done; the day on which it is reported is not counted.',
      ),
    ),
  },
})
