import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const villages = [
  say('Lake sheet', 'तलाव नकाशा'),
  say('Fort sheet', 'किल्ला नकाशा'),
  say('Market sheet', 'बाजारपेठ नकाशा'),
  say('Hill sheet', 'डोंगर नकाशा'),
  say('River sheet', 'नदी नकाशा'),
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
        { name: say('Old sheet', 'जुना नकाशा'), image_path: '', pdf_path: '/uploads/map-old.pdf' },
      ],
    },
  },
)
