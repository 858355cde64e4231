import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const schools = list({
  path: '/schools',
  language: 'lang',
  one: { en: 'School', mr: 'शाळा' },
  many: { en: 'Schools', mr: 'शाळा' },
  row: 'A school of the council.',
  fields: {
    name: sentAs('schoolName', essentialText(common.name, 'Name of the school.')),
    address: text(common.address, 'Address of the school.'),
    medium: text({ en: 'Medium', mr: 'माध्यम' }, 'Language of teaching, such as Marathi or Urdu.'),
    ...place,
  },
})
