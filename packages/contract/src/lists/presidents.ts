import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { date, essentialText } from '../field-kinds.ts'
import { list } from '../list.ts'

export const presidents = list({
  path: '/presidents',
  language: 'lang',
  one: { en: 'President', mr: 'नगराध्यक्ष' },
  many: { en: 'Previous presidents', mr: 'माजी नगराध्यक्ष' },
  row: 'A president of the council, past or present. Oldest first.',
  fields: {
    name: sentAs('president_name', essentialText(common.name, 'Name of the president.')),
    start: sentAs('start_date', date(common.start, 'First day in office.')),
    end: sentAs('end_date', date(common.end, 'Last day in office; no value while in office.')),
  },
})
