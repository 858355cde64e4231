import { sentAs } from '../field.ts'
import { choice, essentialText, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { place } from '../place-fields.ts'

export const hospitals = list({
  path: '/private-hospital',
  language: 'lang',
  one: { en: 'Private hospital', mr: 'खासगी रुग्णालय' },
  many: { en: 'Private hospitals', mr: 'खासगी रुग्णालये' },
  row: 'A private hospital.',
  fields: {
    division: choice(
      'Division of the city',
      { East: { en: 'East', mr: 'पूर्व' }, West: { en: 'West', mr: 'पश्चिम' } },
      // Some servers translate it.
      { older: { 'east*': 'East', 'पूर्व*': 'East', 'west*': 'West', 'पश्चिम*': 'West' } },
    ),
    name: sentAs('hospital_name', essentialText('Name of the hospital.')),
    doctor: sentAs('principal_doctor', text('Principal doctor and speciality.')),
    address: text('Its address.'),
    phone: sentAs('phone_no', text('Phone number, as written.')),
    mobile: sentAs('mobile_no', text('Mobile number, as written.')),
    beds: text('Number of beds, as text.'),
    facility: text('What the hospital offers.'),
    ...place,
  },
})
