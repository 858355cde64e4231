import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const municipalProperties = examplesOf(
  'municipalProperties',
  [
    {
      name: say('Council Hall', 'नगरपरिषद सभागृह'),
      propertyType: say('Office and assembly hall', 'कार्यालय व सभागृह'),
      address: say('Lake Road, Sahyanagar', 'तलाव रस्ता, सह्यनगर'),
    },
    {
      name: say('Vegetable Market', 'भाजी मंडई'),
      propertyType: say('48 stalls', '४८ गाळे'),
      address: say('Station Road, Sahyanagar East', 'स्टेशन रस्ता, सह्यनगर पूर्व'),
    },
    {
      name: say('Community Hall', 'समाजमंदिर'),
      propertyType: say('Hall', 'सभागृह'),
      address: say('Temple Lane, Sahyanagar West', 'मंदिर गल्ली, सह्यनगर पश्चिम'),
    },
  ],
  {
    odd: {
      'without-address': [{ name: say('Water Tank Land', 'जलकुंभाची जागा'), propertyType: '', address: '' }],
    },
  },
)
