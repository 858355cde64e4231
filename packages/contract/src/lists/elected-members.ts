import { sentAs } from '../field.ts'
import { date, essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const electedMembers = list({
  path: '/elected-wings',
  language: 'lang',
  one: { en: 'Elected member', mr: 'निर्वाचित सदस्य' },
  many: { en: 'Elected members', mr: 'निर्वाचित सदस्य' },
  row: 'An elected member of the council.',
  fields: {
    name: sentAs('correspondentName', essentialText('Name of the member.')),
    post: text('Post in the council, such as vice-president or chair of a committee.'),
    party: text('Party, or that the member is independent.'),
    ward: sentAs('wardNo', text("Number of the member's ward.")),
    reservation: text('For whom the seat is reserved, such as women or Scheduled Castes.'),
    start: sentAs('startDate', date('First day in office.')),
    end: sentAs('endDate', date('Last day in office; no value while in office.')),
    mobile: sentAs('mobileNo', text('Mobile number, as written.')),
    image: sentAs('image_path', optionalPicture('Portrait.')),
  },
})
