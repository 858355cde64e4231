import { sentAs } from '../field.ts'
import { essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const litigations = list({
  path: '/litigations',
  language: 'lang',
  row: 'A lawsuit of a ward.',
  fields: {
    ward: sentAs('ward_no', text('Number of the ward.')),
    name: sentAs('name_lawsuit', essentialText('Name of the lawsuit.')),
    mobile: sentAs('mob_no', text('Mobile number, as written.')),
  },
})
