import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  body,
  choice,
  date,
  decimal,
  document,
  essentialText,
  link,
  optionalDocument,
  optionalReference,
  recordId,
  rows,
  text,
} from '../field-kinds.ts'
import { list } from '../list.ts'
import { ofWards } from '../place-fields.ts'

const paper = {
  id: recordId(),
  kind: choice(
    common.type,
    'What it is',
    {
      draft: { en: 'Draft', mr: 'मसुदा' },
      map: { en: 'Map', mr: 'नकाशा' },
      schedule: { en: 'Schedule', mr: 'परिशिष्ट' },
      other: { en: 'Other document', mr: 'इतर दस्तऐवज' },
    },
    { otherwise: 'other' },
  ),
  title: text(common.name, 'What it is called; empty for the name of its kind.'),
  pdf: document(common.document, 'The document, a PDF.'),
}

const corrigendum = {
  id: recordId(),
  day: date(common.day, 'The day.'),
  text: text(common.text, 'What was changed.'),
  closes: date(
    { en: 'New last day and time', mr: 'नवीन अंतिम दिनांक व वेळ' },
    'The new last day and time, if it extends them.',
  ),
  pdf: optionalDocument(common.document, 'Its document, a PDF.'),
}

const question = {
  id: recordId(),
  kind: choice(
    { en: 'How it is answered', mr: 'उत्तराचा प्रकार' },
    'How it is answered',
    {
      one: { en: 'One of the choices', mr: 'एक पर्याय' },
      many: { en: 'Several of the choices', mr: 'अनेक पर्याय' },
      words: { en: 'In words', mr: 'शब्दांत' },
    },
    { otherwise: 'words' },
  ),
  question: text(common.question, 'The question.'),
  choices: text(
    { en: 'Choices, each on a line', mr: 'पर्याय, प्रत्येक ओळीत एक' },
    'Its choices, each on a line.',
  ),
}

export const publicNotices = list({
  path: '/public-notices',
  language: 'lang',
  one: { en: 'Public notice', mr: 'जाहीर सूचना' },
  many: { en: 'Public notices', mr: 'जाहीर सूचना' },
  row: 'A notice on which residents can say something until a last day, and what became of it. All but link, title and kind may be empty.',
  fields: {
    link: link(common.link, 'The page of the notice, such as `/notices/lake-road-trees`.'),
    title: essentialText(common.title, 'What it is about.'),
    kind: choice(
      { en: 'What is asked of residents', mr: 'नागरिकांकडून काय अपेक्षित आहे' },
      'What is asked of residents',
      {
        objection: { en: 'Objections to a draft', mr: 'मसुद्यावर हरकती व सूचना', also: ['objection*', 'हरकत*'] },
        suggestion: { en: 'Suggestions', mr: 'सूचना व अभिप्राय', also: ['suggestion*'] },
        survey: { en: 'Survey', mr: 'सर्वेक्षण' },
        trees: { en: 'Felling of trees', mr: 'वृक्षतोड', also: ['tree*', 'वृक्ष*'] },
        budget: {
          en: 'Proposals for the budget',
          mr: 'अंदाजपत्रकासाठी प्रस्ताव',
          also: ['budget*', 'अंदाजपत्रक*'],
        },
        general: { en: 'General notice', mr: 'सर्वसाधारण सूचना', also: ['general*'] },
      },
      { otherwise: 'general' },
    ),
    text: text(common.text, 'What it says.'),
    body: body(common.text, 'text'),
    wards: ofWards(),
    place: text(common.place, 'The place that it concerns, such as a street or a survey number.'),
    departmentId: sentAs(
      'department_id',
      optionalReference(
        common.department,
        'Number of the department, as in the list of disclosure departments.',
      ),
    ),
    law: choice(
      { en: 'Under which section', mr: 'कोणत्या कलमाखाली' },
      'The section under which it is given, if that wants a number of days',
      {
        trees8: {
          en: 'Maharashtra (Urban Areas) Protection and Preservation of Trees Act, 1975, section 8',
          mr: 'महाराष्ट्र (नागरी क्षेत्रे) झाडांचे संरक्षण व जतन अधिनियम, १९७५, कलम ८',
        },
        plan26: {
          en: 'Maharashtra Regional and Town Planning Act, 1966, section 26',
          mr: 'महाराष्ट्र प्रादेशिक व नगर रचना अधिनियम, १९६६, कलम २६',
        },
        plan37: {
          en: 'Maharashtra Regional and Town Planning Act, 1966, section 37',
          mr: 'महाराष्ट्र प्रादेशिक व नगर रचना अधिनियम, १९६६, कलम ३७',
        },
      },
      { empty: 'for another one' },
    ),
    otherLaw: sentAs(
      'other_law',
      text(
        { en: 'Another law or order', mr: 'इतर अधिनियम किंवा आदेश' },
        'Another law under which it is given, in words.',
      ),
    ),
    opens: date({ en: 'Answers from', mr: 'उत्तरे स्वीकारण्यास सुरुवात' }, 'From when residents can answer.'),
    closes: date(common.lastMoment, 'The last day and time to answer, before any corrigendum.'),
    here: choice(
      { en: 'Answers on the website', mr: 'संकेतस्थळावर उत्तर' },
      'Whether residents can answer on the website',
      {
        yes: { en: 'Taken', mr: 'स्वीकारले जाते' },
        outcome: {
          en: 'Taken; the outcome by email to those who ask for it',
          mr: 'स्वीकारले जाते; मागणाऱ्यांना निर्णय ई-मेलने',
        },
      },
      { empty: 'where none are taken' },
    ),
    questions: rows({ en: 'Questions', mr: 'प्रश्न' }, question, 'The questions of a survey, in their order.'),
    post: text(
      { en: 'By post, to', mr: 'टपालाने, पत्ता' },
      'The postal address for answers, one line of it a line.',
    ),
    inPerson: sentAs(
      'in_person',
      text(
        { en: 'In person: where and when', mr: 'प्रत्यक्ष: कोठे व केव्हा' },
        'Where and when an answer can be handed in.',
      ),
    ),
    hearing: date({ en: 'Hearing', mr: 'सुनावणी' }, 'When those who answered are heard.'),
    hearingPlace: sentAs(
      'hearing_place',
      text({ en: 'Place of the hearing', mr: 'सुनावणीचे ठिकाण' }, 'Where they are heard.'),
    ),
    documents: rows({ en: 'Documents', mr: 'दस्तऐवज' }, paper, 'The draft, maps and schedules.'),
    corrigenda: rows({ en: 'Corrigenda', mr: 'शुद्धिपत्रके' }, corrigendum, 'Corrigenda in their order.'),
    decided: date({ en: 'Decided on', mr: 'निर्णयाचा दिनांक' }, 'The day of the decision.'),
    answers: decimal({ en: 'How many answers came', mr: 'किती उत्तरे आली' }, 'How many answers came.'),
    decision: text({ en: 'What was decided', mr: 'काय निर्णय झाला' }, 'What was decided.'),
    order: optionalDocument({ en: 'The order', mr: 'आदेश' }, 'The order, a PDF.'),
    published: date(common.published, 'The day of its publication.'),
  },
})
