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
    name: sentAs('schoolName', essentialText('Name of the school.')),
    address: text('Address of the school.'),
    medium: text('Language of teaching, such as Marathi or Urdu.'),
    ...place,
  },
})
