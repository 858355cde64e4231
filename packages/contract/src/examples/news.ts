import { say } from './bilingual.ts'
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
          description: say(
            'Vaccination of cattle\n\nWhere\n\nWard\tDay\n5\t10 June\n\n• Bring the ear tag\n• Come early',
            'जनावरांचे लसीकरण\n\nकोठे\n\nप्रभाग\tदिनांक\n५\t१० जून\n\n• कानातील बिल्ला आणा\n• लवकर या',
          ),
          body: [
            {
              kind: 'paragraph',
              runs: [{ text: say('Vaccination of cattle', 'जनावरांचे लसीकरण'), bold: true }],
            },
            { kind: 'heading', level: 2, runs: [{ text: say('Where', 'कोठे') }] },
            {
              kind: 'table',
              rows: [
                [
                  { header: 'column', runs: [{ text: say('Ward', 'प्रभाग') }] },
                  { header: 'column', runs: [{ text: say('Day', 'दिनांक') }] },
                ],
                [
                  { header: 'row', runs: [{ text: say('5', '५') }] },
                  { runs: [{ text: say('10 June', '१० जून'), link: '/ward/5' }] },
                ],
              ],
            },
            {
              kind: 'list',
              ordered: false,
              items: [
                { runs: [{ text: say('Bring the ear tag', 'कानातील बिल्ला आणा') }] },
                { runs: [{ text: say('Come early', 'लवकर या') }] },
              ],
            },
          ],
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
