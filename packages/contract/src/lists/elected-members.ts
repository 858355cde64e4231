import { common } from '../common-names.ts'
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
    name: sentAs('correspondentName', essentialText(common.name, 'Name of the member.')),
    post: text(
      { en: 'Post', mr: 'पद' },
      'Post in the council, such as vice-president or chair of a committee.',
    ),
    party: text({ en: 'Party', mr: 'पक्ष' }, 'Party, or that the member is independent.'),
    ward: sentAs('wardNo', text(common.ward, "Number of the member's ward.")),
    reservation: text(
      { en: 'Reservation of the seat', mr: 'जागेचे आरक्षण' },
      'For whom the seat is reserved, such as women or Scheduled Castes.',
    ),
    start: sentAs('startDate', date(common.start, 'First day in office.')),
    end: sentAs('endDate', date(common.end, 'Last day in office; no value while in office.')),
    mobile: sentAs('mobileNo', text(common.mobile, 'Mobile number, as written.')),
    image: sentAs('image_path', optionalPicture(common.picture, 'Portrait.')),
  },
})
