import { sentAs } from '../field.ts'
import { date, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const chiefOfficers = list({
  path: '/chief-officers',
  language: 'lang',
  one: { en: 'Chief officer', mr: 'मुख्याधिकारी' },
  many: { en: 'Previous chief officers', mr: 'माजी मुख्याधिकारी' },
  row: 'A chief officer of the council, past or present. Oldest first.',
  fields: {
    name: sentAs('officer_name', essentialText('Name of the chief officer.')),
    start: sentAs('start_date', date('First day in office.')),
    end: sentAs('end_date', date('Last day in office; no value while in office.')),
  },
})
