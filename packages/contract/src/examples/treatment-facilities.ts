import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const compost = say('Compost', 'कंपोस्ट खत')

export const treatmentFacilities = examplesOf(
  'treatmentFacilities',
  [
    {
      name: say('Biogas plant', 'बायोगॅस प्रकल्प'),
      loc: say('Hill Road, Sahyanagar West', 'डोंगर रस्ता, सह्यनगर पश्चिम'),
      capacity: figure('5'),
      intake: figure('5'),
      output: say('Electricity', 'वीज'),
    },
    {
      name: say('Decentralised pit composting plant 1', 'विकेंद्रित खड्डा कंपोस्ट प्रकल्प १'),
      loc: say('Fort Road', 'किल्ला रस्ता'),
      capacity: figure('1'),
      intake: figure('1'),
      output: compost,
    },
    {
      name: say('Decentralised pit composting plant 2', 'विकेंद्रित खड्डा कंपोस्ट प्रकल्प २'),
      loc: say('Lake Road', 'तलाव रस्ता'),
      capacity: figure('1.5'),
      intake: figure('1.5'),
      output: compost,
    },
  ],
  {
    raw: {
      'numbers-for-text': { kept: 1, answer: [{ id: 1, name: 'Biogas plant', capacity: 5, intake: 5 }] },
    },
  },
)
