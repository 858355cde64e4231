import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const news = examplesOf(
  'news',
  [
    {
      label: '',
      published: '2026-05-02',
      description: say(
        'Mock drill of flood rescue on Sunday at Sahya Lake',
        'रविवारी सह्य तलाव येथे पूर बचाव सराव',
      ),
    },
    {
      label: '',
      published: '2026-05-04',
      description: say('Admissions to council schools are open', 'नगरपरिषद शाळांमध्ये प्रवेश सुरू'),
    },
    {
      label: '',
      published: null,
      description: say('SSC results of council schools: 96 per cent', 'नगरपरिषद शाळांचा दहावीचा निकाल ९६ टक्के'),
    },
    {
      label: 'new',
      published: '2026-05-28',
      description: say('Lottery of flats on 12 June', '१२ जून रोजी सदनिकांची सोडत'),
    },
    {
      label: 'New',
      published: '2026-06-01',
      description: say('Cleanliness drive in all wards', 'सर्व प्रभागांत स्वच्छता मोहीम'),
    },
    {
      label: '',
      published: '2026-06-03',
      description: say(
        'Revised development plan: send objections within 30 days',
        'सुधारित विकास आराखडा: ३० दिवसांत हरकती पाठवा',
      ),
    },
  ],
  {
    odd: {
      'with-a-body': [
        {
          label: '',
          published: '2026-06-02',
          ...cattle,
        },
      ],
    },
    raw: {
      'null-labels': {
        kept: 1,
        answer: [{ id: 1, label: null, description: 'Noise pollution rules for temporary pavilions' }],
      },
    },
  },
)
