import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const councilMeetings = examplesOf(
  'councilMeetings',
  [
    // On 15 December 2026: one with everything, one of a committee, one to come, and one of which only the day is known.
    {
      kind: 'general',
      day: '2026-11-20T06:30:00.000Z',
      time: '11:30',
      place: say('Council hall, Town Hall', 'सभागृह, नगरभवन'),
      agenda: say(
        'Overhead water tank at Market Yard\nTimings of the garden on the lake',
        'मार्केट यार्ड येथील जलकुंभ\nतलावकाठच्या उद्यानाची वेळ',
      ),
      notice: '/uploads/notice-2026-11.pdf',
      minutes: '/uploads/minutes-2026-11.pdf',
      present: [1],
      on_leave: [2],
      questions: [
        {
          id: 1,
          member_id: 1,
          text: say('When will the drain in Ward 7 be covered?', 'प्रभाग ७ मधील गटार बंदिस्त कधी होणार?'),
          answer: say('By March 2027.', 'मार्च २०२७ पर्यंत.'),
          pdf: '',
        },
      ],
    },
    {
      kind: 'subject',
      committee_id: 1,
      day: '2026-12-02T06:30:00.000Z',
      time: '15:00',
      present: [1, 2],
    },
    {
      kind: 'special',
      day: '2026-12-29T06:30:00.000Z',
      time: '11:00',
      place: say('Council hall, Town Hall', 'सभागृह, नगरभवन'),
      agenda: say('Draft of the budget', 'अंदाजपत्रकाचा मसुदा'),
    },
    { kind: 'standing', day: '2025-08-13T06:30:00.000Z' },
  ],
  {
    odd: {
      'put-off': [
        { kind: 'general', day: '2026-12-22T06:30:00.000Z', time: '11:00', state: 'cancelled' },
        { kind: 'general', day: '2026-11-27T06:30:00.000Z', time: '11:00', state: 'adjourned' },
      ],
    },
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          { id: 1, kind: 'General', day: '2026-05-04', time: '९.३०', present: '[1, "2", "x"]' },
          { id: 2, kind: 'jungle', day: null, time: 'noon', state: 'postponed', absent: '3, 4' },
        ],
      },
    },
  },
)
