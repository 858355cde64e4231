import { sentAs } from '../field.ts'
import {
  choice,
  date,
  decimal,
  essentialText,
  optionalDocument,
  optionalReference,
  recordId,
  rows,
  text,
} from '../field-kinds.ts'
import { list } from '../list.ts'

const event = {
  id: recordId(),
  day: date('The day.'),
  kind: choice(
    'What it is',
    {
      corrigendum: { en: 'Corrigendum', mr: 'शुद्धिपत्रक' },
      result: { en: 'Result', mr: 'निकाल' },
      cancellation: { en: 'Cancellation', mr: 'रद्द केल्याची सूचना', also: ['रद्द'] },
    },
    // It ends nothing.
    { otherwise: 'corrigendum' },
  ),
  text: text('What was changed or decided.'),
  pdf: optionalDocument('Its document, a PDF.'),
}

export const tenders = list({
  path: '/tenders',
  language: 'lang',
  one: { en: 'Press release or tender', mr: 'प्रसिद्धिपत्रक किंवा निविदा' },
  many: { en: 'Press releases and tenders', mr: 'प्रसिद्धिपत्रके आणि निविदा' },
  row: 'A press release; or a tender, a recruitment or an auction, with its facts and dates as far as they are known.',
  fields: {
    description: essentialText('Title of the tender or press release.'),
    pdf: optionalDocument('The document, a PDF.'),
    status: choice(
      'Whether it has the badge of what is new',
      { New: { en: 'New', mr: 'नवीन' }, '-': { en: 'No badge', mr: 'शिक्का नाही' } },
      { otherwise: '-' },
    ),
    kind: choice(
      'What it is, if it has dates',
      {
        tender: { en: 'Tender', mr: 'निविदा' },
        recruitment: { en: 'Recruitment', mr: 'भरती' },
        auction: { en: 'Auction', mr: 'लिलाव' },
      },
      { empty: 'for a press release, or where nobody said' },
    ),
    number: text('Its number at the council.'),
    portalNumber: sentAs(
      'portal_number',
      text("Its number on the State's e-procurement portal, as written there."),
    ),
    departmentId: sentAs(
      'department_id',
      optionalReference(
        'Number of the department that invites it, as in the list of disclosure departments.',
      ),
    ),
    value: decimal('Estimated value in rupees.'),
    fee: decimal('Fee for its documents, or for an application, in rupees.'),
    deposit: decimal('Earnest money deposit (EMD) in rupees.'),
    published: date('The day of its publication.'),
    meeting: date('The pre-bid meeting.'),
    closes: date('The last day and time for bids or applications.'),
    opens: date('The opening of the bids, the interview, or the auction itself.'),
    history: rows(event, 'Corrigenda, and the result or the cancellation, in their order.'),
  },
})
