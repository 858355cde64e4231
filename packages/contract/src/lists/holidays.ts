import { common } from '../common-names.ts'
import { date, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const holidays = list({
  path: '/holidays',
  language: 'lang',
  one: { en: 'Holiday', mr: 'सुट्टी' },
  many: { en: 'Holidays of the offices', mr: 'कार्यालयांच्या सुट्ट्या' },
  row: 'A day on which the offices of the council are closed.',
  fields: {
    day: date(common.day, 'The day.'),
    name: essentialText(common.name, 'Name of the holiday.'),
  },
})
