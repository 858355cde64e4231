import { common } from '../common-names.ts'
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
  day: date(common.day, 'The day.'),
  kind: choice(
    common.type,
    'What it is',
    {
      corrigendum: { en: 'Corrigendum', mr: 'शुद्धिपत्रक' },
      result: { en: 'Result', mr: 'निकाल' },
      cancellation: { en: 'Cancellation', mr: 'रद्द केल्याची सूचना', also: ['रद्द'] },
    },
    // It ends nothing.
    { otherwise: 'corrigendum' },
  ),
  text: text(common.text, 'What was changed or decided.'),
  pdf: optionalDocument(common.document, 'Its document, a PDF.'),
}

export const tenders = list({
  path: '/tenders',
  language: 'lang',
  one: { en: 'Press release or tender', mr: 'प्रसिद्धिपत्रक किंवा निविदा' },
  many: { en: 'Press releases and tenders', mr: 'प्रसिद्धिपत्रके आणि निविदा' },
  row: 'A press release; or a tender, a recruitment or an auction, with its facts and dates as far as they are known.',
  fields: {
    description: essentialText(common.description, 'Title of the tender or press release.'),
    pdf: optionalDocument(common.document, 'The document, a PDF.'),
    status: choice(
      common.badge,
      'Whether it has the badge of what is new',
      { New: { en: 'New', mr: 'नवीन' }, '-': { en: 'No badge', mr: 'शिक्का नाही' } },
      { otherwise: '-' },
    ),
    kind: choice(
      common.type,
      'What it is, if it has dates',
      {
        tender: { en: 'Tender', mr: 'निविदा' },
        recruitment: { en: 'Recruitment', mr: 'भरती' },
        auction: { en: 'Auction', mr: 'लिलाव' },
      },
      { empty: 'for a press release, or where nobody said' },
    ),
    number: text(common.number, 'Its number at the council.'),
    portalNumber: sentAs(
      'portal_number',
      text(
        { en: 'Number on the e-procurement portal', mr: 'ई-निविदा क्रमांक' },
        "Its number on the State's e-procurement portal, as written there.",
      ),
    ),
    departmentId: sentAs(
      'department_id',
      optionalReference(
        common.department,
        'Number of the department that invites it, as in the list of disclosure departments.',
      ),
    ),
    value: decimal(
      { en: 'Estimated value in rupees', mr: 'अंदाजित रक्कम (रुपये)' },
      'Estimated value in rupees.',
    ),
    fee: decimal(
      { en: 'Fee in rupees', mr: 'शुल्क (रुपये)' },
      'Fee for its documents, or for an application, in rupees.',
    ),
    deposit: decimal(
      { en: 'Earnest money deposit (EMD) in rupees', mr: 'बयाणा रक्कम – ईएमडी (रुपये)' },
      'Earnest money deposit (EMD) in rupees.',
    ),
    published: date(common.published, 'The day of its publication.'),
    meeting: date({ en: 'Pre-bid meeting', mr: 'निविदापूर्व बैठक' }, 'The pre-bid meeting.'),
    closes: date(common.lastMoment, 'The last day and time for bids or applications.'),
    opens: date(
      { en: 'Opening of bids, interview or auction', mr: 'निविदा उघडणे, मुलाखत किंवा लिलाव' },
      'The opening of the bids, the interview, or the auction itself.',
    ),
    history: rows(
      { en: 'Corrigenda and result', mr: 'शुद्धिपत्रके व निकाल' },
      event,
      'Corrigenda, and the result or the cancellation, in their order.',
    ),
  },
})
