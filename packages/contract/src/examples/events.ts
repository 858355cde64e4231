import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const events = examplesOf(
  'events',
  [
    // On 15 December 2026: one today, one of every week, one of every month, one of several days, and some that are over.
    {
      kind: 'camp',
      title: say('Eye check-up camp', 'नेत्र तपासणी शिबिर'),
      text: say('Please bring your Aadhaar card.', 'कृपया आधार कार्ड सोबत आणावे.'),
      place: say('Community hall, Lake Road', 'समाजमंदिर, तलाव रस्ता'),
      position: '19.2437, 73.3160',
      ward_no: '12',
      day: '2026-12-15T06:30:00.000Z',
      time: '10:00',
      end_time: '16:00',
      who: say('Everybody over 40', '४० वर्षांवरील सर्व'),
      phone: '0251-555-0101',
      pdf: '/uploads/eye-camp.pdf',
    },
    {
      kind: 'camp',
      title: say('Vaccination of children', 'बालकांचे लसीकरण'),
      place: say('Health centre, Ward 3', 'आरोग्य केंद्र, प्रभाग ३'),
      ward_no: '3 4',
      day: '2026-12-02T06:30:00.000Z',
      time: '09:30',
      last_day: '2027-03-31T06:30:00.000Z',
      end_time: '13:00',
      repeats: 'weekly',
    },
    {
      kind: 'meeting',
      title: say('Ward meeting with the officers', 'अधिकाऱ्यांसह प्रभाग बैठक'),
      place: say('Town Hall', 'नगरभवन'),
      day: '2026-11-14T06:30:00.000Z',
      time: '11:00',
      last_day: '2027-05-31T06:30:00.000Z',
      repeats: 'monthly',
      state: 'moved',
      reason: say('From the council hall, which is being painted.', 'सभागृहाचे रंगकाम सुरू असल्याने ठिकाण बदलले.'),
    },
    {
      kind: 'festival',
      title: say('Lake festival', 'तलाव महोत्सव'),
      day: '2027-01-23T06:30:00.000Z',
      last_day: '2027-01-26T06:30:00.000Z',
    },
    {
      kind: 'hearing',
      title: say('Hearing on objections to tax', 'कर हरकतींवर सुनावणी'),
      place: say('Council hall, Town Hall', 'सभागृह, नगरभवन'),
      day: '2026-12-17T06:30:00.000Z',
      time: '15:00',
      state: 'cancelled',
      reason: say('The officer is on election duty.', 'अधिकारी निवडणूक कामावर आहेत.'),
    },
    {
      kind: 'holiday',
      title: say('Offices open on a Saturday', 'शनिवारी कार्यालये सुरू'),
      day: '2026-11-28T06:30:00.000Z',
    },
  ],
  {
    odd: {
      'with-a-body': [
        {
          kind: 'camp',
          title: say('Cattle camp', 'गुरांचे शिबिर'),
          day: '2026-12-20T06:30:00.000Z',
          text: cattle.description,
          body: cattle.body,
        },
      ],
    },
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          { id: 1, kind: 'CAMP', title: 'Aadhaar camp', day: '2026-12-20', time: '९.३०', ward_no: [3, 4] },
          { id: 2, kind: 'circus', title: 'Circus', day: null, repeats: 'yearly', state: 'sold out' },
          { id: 3, kind: 'camp', day: '2026-12-20' },
        ],
      },
    },
  },
)
