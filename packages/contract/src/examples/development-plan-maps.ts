import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const villages = [
  say('Lake sheet', 'तलाव पत्रक'),
  say('Fort sheet', 'किल्ला पत्रक'),
  say('Market sheet', 'बाजारपेठ पत्रक'),
  say('Hill sheet', 'डोंगर पत्रक'),
  say('River sheet', 'नदी पत्रक'),
]

export const developmentPlanMaps = examplesOf(
  'developmentPlanMaps',
  villages.map((name, index) => ({
    name,
    image_path: `/uploads/map-${index + 1}.jpg`,
    pdf_path: `/uploads/map-${index + 1}.pdf`,
  })),
  {
    odd: {
      'without-picture': [
        { name: say('Old sheet', 'जुने पत्रक'), image_path: '', pdf_path: '/uploads/map-old.pdf' },
      ],
    },
  },
)
