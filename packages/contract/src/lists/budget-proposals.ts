import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { choice, decimal, essentialText, optionalReference, reference, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const budgetProposals = list({
  path: '/budget-proposals',
  language: 'lang',
  one: { en: 'Proposal for the budget', mr: 'अंदाजपत्रकासाठी प्रस्ताव' },
  many: { en: 'Proposals for the budget', mr: 'अंदाजपत्रकासाठी प्रस्ताव' },
  row: 'A work that residents propose for their ward, and what became of it. It names no resident. Place, text, cost and reason may be empty.',
  fields: {
    noticeId: sentAs(
      'notice_id',
      reference(
        common.publicNotice,
        'Number of the notice that asked for proposals, as in the list of public notices.',
      ),
    ),
    ward: sentAs('ward_no', text(common.ward, 'Number of the ward for which it is proposed.')),
    title: essentialText({ en: 'Proposed work', mr: 'प्रस्तावित काम' }, 'The work, in a few words.'),
    place: text(common.place, 'Where in the ward.'),
    text: text({ en: 'Why', mr: 'मागणीचे कारण' }, 'Why it is wanted.'),
    mergedId: sentAs(
      'merged_id',
      optionalReference(
        { en: 'Merged into', mr: 'या प्रस्तावात समाविष्ट' },
        'Number of the proposal that asks for the same work, of which this one is a part.',
      ),
    ),
    state: choice(
      { en: 'What became of it', mr: 'प्रस्तावाचे काय झाले' },
      'What became of it',
      {
        received: { en: 'Not yet examined', mr: 'तपासणी बाकी' },
        feasible: { en: 'Feasible', mr: 'व्यवहार्य' },
        infeasible: { en: 'Not feasible', mr: 'व्यवहार्य नाही' },
        taken: { en: 'Taken into the budget', mr: 'अंदाजपत्रकात समाविष्ट' },
        refused: { en: 'Not taken into the budget', mr: 'अंदाजपत्रकात समाविष्ट नाही' },
      },
      { otherwise: 'received' },
    ),
    cost: decimal({ en: 'Estimated cost in rupees', mr: 'अंदाजे खर्च, रुपयांत' }, 'Estimated cost in rupees.'),
    reason: text(common.reason, 'Why it was taken in, or not.'),
  },
})
