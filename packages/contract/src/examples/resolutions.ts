import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const resolutions = examplesOf(
  'resolutions',
  [
    {
      meeting_id: 1,
      number: '41',
      subject: say('Overhead water tank at Market Yard', 'मार्केट यार्ड येथील जलकुंभ'),
      text: say(
        'The estimate for a tank of 5 lakh litres is approved. Tenders are to be invited.',
        '५ लाख लिटर क्षमतेच्या जलकुंभाच्या अंदाजपत्रकास मंजुरी देण्यात येत आहे. निविदा मागवाव्यात.',
      ),
      outcome: 'majority',
      in_favour: '31',
      against: '6',
      abstained: '2',
      mover_id: 1,
      seconder_id: 2,
      pdf: '/uploads/resolution-41.pdf',
    },
    {
      meeting_id: 1,
      number: '42',
      subject: say('Timings of the garden on the lake', 'तलावकाठच्या उद्यानाची वेळ'),
      outcome: 'unanimous',
    },
    {
      meeting_id: 2,
      number: '7',
      subject: say('Repair of the pump at the filter house', 'जलशुद्धीकरण केंद्रातील पंपाची दुरुस्ती'),
      outcome: 'deferred',
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          { id: 1, meeting_id: '1', number: 12, subject: 'Street lamps', outcome: 'UNANIMOUS', against: '0' },
          { id: 2, meeting_id: 1, subject: 'Drains', outcome: 'carried' },
          { id: 3, meeting_id: 1 },
        ],
      },
    },
  },
)
