import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const litigations = examplesOf(
  'litigations',
  [
    {
      ward_no: '12',
      name_lawsuit: say('Appeal about the market lane encroachment', 'बाजार गल्ली अतिक्रमणाबाबत अपील'),
      mob_no: '',
    },
    {
      ward_no: '31',
      name_lawsuit: say('Petition about storm-water drain land', 'पर्जन्य जलवाहिनीच्या जागेबाबत याचिका'),
      mob_no: '0251-555-0133',
    },
  ],
  { raw: { 'numbers-for-text': { kept: 1, answer: [{ id: 1, ward_no: 12, name_lawsuit: 'Appeal' }] } } },
)
