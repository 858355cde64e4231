import { type Both, figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

const hospital = (division: 'East' | 'West', name: Both, doctor: number, beds: string, address: Both) => ({
  division,
  hospital_name: name,
  principal_doctor: say(
    `Dr. ${person(doctor).en} (MD, Medicine)`,
    `डॉ. ${person(doctor).mr} (एम.डी., मेडिसिन)`,
  ),
  address,
  phone_no: figure(`0251-555-01${doctor}`),
  mobile_no: figure(`0251-555-01${doctor + 1}`),
  beds: figure(beds),
  facility: say('General ward, ICU, ambulance', 'सर्वसाधारण कक्ष, अतिदक्षता विभाग, रुग्णवाहिका'),
})

export const hospitals = examplesOf(
  'hospitals',
  [
    hospital('East', say('Sanjeevani Hospital', 'संजीवनी रुग्णालय'), 60, '25', say('Station Road', 'स्टेशन रस्ता')),
    hospital(
      'East',
      say('Ashirwad Nursing Home', 'आशीर्वाद नर्सिंग होम'),
      62,
      '05',
      say('Market Lane', 'बाजार गल्ली'),
    ),
    hospital('West', say('Lakeview Hospital', 'लेकव्ह्यू रुग्णालय'), 64, '40', say('Lake Road', 'तलाव रस्ता')),
    hospital('West', say('Arogya Maternity Home', 'आरोग्य प्रसूतिगृह'), 66, '12', say('Hill Road', 'डोंगर रस्ता')),
  ],
  {
    odd: {
      'with-places': [
        {
          ...hospital(
            'East',
            say('Sanjeevani Hospital', 'संजीवनी रुग्णालय'),
            60,
            '25',
            say('Station Road', 'स्टेशन रस्ता'),
          ),
          ward_no: '5',
          position: '19.2467, 73.3028',
          opening_hours: '24/7',
        },
        {
          ...hospital(
            'West',
            say('Lakeview Hospital', 'लेकव्ह्यू रुग्णालय'),
            64,
            '40',
            say('Lake Road', 'तलाव रस्ता'),
          ),
          ward_no: '3',
          position: '19.2437, 73.316',
          opening_hours: 'Mo-Sa 09:00-13:00,17:00-21:00',
        },
      ],
    },
    raw: {
      'divisions-and-numbers': {
        kept: 2,
        answer: [
          { id: 1, division: 'east', hospital_name: 'Sanjeevani Hospital', beds: 25 },
          { id: 2, division: 'पश्चिम', hospital_name: 'Lakeview Hospital', beds: '05' },
          { id: 3, division: 'North', hospital_name: 'Nowhere' },
        ],
      },
    },
  },
)
