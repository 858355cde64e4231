import { say } from './bilingual.ts'

/** A text with a heading, a table, a link and a list. */
export const cattle = {
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
} as const
