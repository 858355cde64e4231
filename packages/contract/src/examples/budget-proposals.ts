import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const budgetProposals = examplesOf(
  'budgetProposals',
  [
    // Of the sixth notice in the examples, which is open on 15 December 2026.
    {
      notice_id: 6,
      ward_no: '12',
      title: say('Street lights on the lane to the school', 'शाळेकडे जाणाऱ्या गल्लीत पथदिवे'),
      place: say('Temple lane', 'मंदिर गल्ली'),
      text: say('Children walk there after dark.', 'मुले अंधारातून चालत जातात.'),
      state: 'feasible',
      cost: '240000',
    },
    {
      notice_id: 6,
      ward_no: '12',
      title: say('Lights near the school', 'शाळेजवळ दिवे'),
      state: 'received',
      merged_id: 1,
    },
    {
      notice_id: 6,
      ward_no: '7',
      title: say('A bench at the bus stop', 'बस थांब्यावर बाक'),
      state: 'received',
    },
    // Of the seventh, which is decided.
    {
      notice_id: 7,
      ward_no: '7',
      title: say('A swimming pool', 'जलतरण तलाव'),
      state: 'infeasible',
      reason: say('The ward has no site of that size.', 'प्रभागात एवढी मोठी जागा नाही.'),
    },
    {
      notice_id: 7,
      ward_no: '7',
      title: say('Paving blocks on the garden path', 'उद्यानातील पायवाटेवर पेव्हर ब्लॉक'),
      place: say('Lakeside garden', 'तलावकाठचे उद्यान'),
      text: say('The path is muddy for four months.', 'पायवाटेवर चार महिने चिखल असतो.'),
      state: 'taken',
      cost: '575000',
      reason: say('Work begins in June 2026.', 'काम जून २०२६ मध्ये सुरू होईल.'),
    },
    {
      notice_id: 7,
      ward_no: '12',
      title: say('A second gate of the market', 'बाजाराचे दुसरे प्रवेशद्वार'),
      state: 'refused',
      cost: '1250000',
      reason: say('The ward’s amount is spent on other works.', 'प्रभागाची रक्कम इतर कामांसाठी वापरली आहे.'),
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          { id: 1, notice_id: '6', ward_no: 'Ward No. 3', title: 'Drain', state: 'TAKEN', cost: '12,500' },
          { id: 2, notice_id: 6, title: 'Tank', state: 'later', merged_id: null },
          { id: 3, notice_id: 6 },
        ],
      },
    },
  },
)
