import { sentAs } from '../field.ts'
import { date, essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const electedMembers = list({
  path: '/elected-wings',
  language: 'lang',
  row: 'An elected member of the council.',
  fields: {
    name: sentAs('correspondentName', essentialText('Name of the member.')),
    ward: sentAs('wardNo', text("Number of the member's ward.")),
    start: sentAs('startDate', date('First day in office.')),
    end: sentAs('endDate', date('Last day in office; no value while in office.')),
    mobile: sentAs('mobileNo', text('Mobile number, as written.')),
    image: sentAs('image_path', optionalPicture('Portrait.')),
  },
})
