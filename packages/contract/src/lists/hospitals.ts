import { common } from '../common-names.ts'
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
      { en: 'Division', mr: 'विभाग' },
      'Division of the city',
      { East: { en: 'East', mr: 'पूर्व' }, West: { en: 'West', mr: 'पश्चिम' } },
      // Some servers translate it.
      { older: { 'east*': 'East', 'पूर्व*': 'East', 'west*': 'West', 'पश्चिम*': 'West' } },
    ),
    name: sentAs('hospital_name', essentialText(common.name, 'Name of the hospital.')),
    doctor: sentAs(
      'principal_doctor',
      text(
        { en: 'Principal doctor and speciality', mr: 'प्रमुख डॉक्टर व विशेषज्ञता' },
        'Principal doctor and speciality.',
      ),
    ),
    address: text(common.address, 'Its address.'),
    phone: sentAs('phone_no', text(common.phone, 'Phone number, as written.')),
    mobile: sentAs('mobile_no', text(common.mobile, 'Mobile number, as written.')),
    beds: text({ en: 'Beds', mr: 'खाटा' }, 'Number of beds, as text.'),
    facility: text({ en: 'Facility', mr: 'सुविधा' }, 'What the hospital offers.'),
    ...place,
  },
})
