import { common } from '../common-names.ts'
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
    name: sentAs('officer_name', essentialText(common.name, 'Name of the chief officer.')),
    start: sentAs('start_date', date(common.start, 'First day in office.')),
    end: sentAs('end_date', date(common.end, 'Last day in office; no value while in office.')),
  },
})
