import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const fireStations = examplesOf(
  'fireStations',
  [
    {
      heading: say('Fire Station, East', 'अग्निशमन केंद्र, पूर्व'),
      address: say('Station Road, Sahyanagar East', 'स्टेशन रस्ता, सह्यनगर पूर्व'),
      phoneNo: figure('0251-555-0101'),
      image_path: '/uploads/fire-station-east.jpg',
    },
    {
      heading: say('Fire Station, West', 'अग्निशमन केंद्र, पश्चिम'),
      address: say('Hill Road, Sahyanagar West', 'डोंगर रस्ता, सह्यनगर पश्चिम'),
      phoneNo: figure('0251-555-0102'),
      image_path: '/uploads/fire-station-west.jpg',
    },
  ],
  {
    odd: {
      'without-picture': [
        {
          heading: say('Fire Station, North', 'अग्निशमन केंद्र, उत्तर'),
          address: '',
          phoneNo: '',
          image_path: '',
        },
      ],
    },
  },
)
