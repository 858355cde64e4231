import type { State } from '../../content/requirements/state.ts'
import type { Words } from '../../platform/words/words.ts'

export const stateWords: Record<State['state'], Words> = {
  met: { en: 'Met', mr: 'पूर्तता झाली' },
  due: { en: 'Due', mr: 'मुदतीत' },
  late: { en: 'Late', mr: 'मुदतीबाहेर' },
  missing: { en: 'Missing', mr: 'उपलब्ध नाही' },
  unanswered: { en: 'Not answered yet', mr: 'अद्याप उत्तर नाही' },
  'not-applicable': { en: 'Does not apply', mr: 'लागू नाही' },
}

export const words = {
  title: { en: 'Disclosures required by law', mr: 'कायद्याने प्रसिद्ध करावयाची माहिती' },
  intro: {
    en: 'Computed from what residents see now. Nothing is ticked by hand that a program can see.',
    mr: 'नागरिकांना आत्ता दिसणाऱ्या माहितीवरून ठरवले आहे. प्रणालीला दिसते ते कोणीही हाताने नोंदवत नाही.',
  },
  show: { en: 'What to show', mr: 'काय दाखवायचे' },
  all: { en: 'All', mr: 'सर्व' },
  open: { en: 'Late or missing', mr: 'मुदतीबाहेर किंवा उपलब्ध नाही' },
  what: { en: 'What', mr: 'काय' },
  state: { en: 'Status', mr: 'स्थिती' },
  asOf: { en: 'As of', mr: 'दिनांक' },
  next: { en: 'Next date', mr: 'पुढील दिनांक' },
  owner: { en: 'Department', mr: 'विभाग' },
  statement: { en: 'Record a statement', mr: 'स्थिती नोंदवा' },
  since: { en: 'since', mr: '– मुदत संपली:' },
  by: { en: 'by', mr: '– अंतिम दिनांक' },
  report: { en: 'Report on A4', mr: 'ए४ अहवाल' },
  board: { en: 'All disclosures required by law', mr: 'कायद्याने प्रसिद्ध करावयाची सर्व माहिती' },
  today: { en: 'Late by law', mr: 'कायद्यानुसार मुदतीबाहेर' },
  nothing: { en: 'Nothing here', mr: 'येथे काहीही नाही' },
  wrong: { en: 'Something in this is missing or wrong', mr: 'यातील काही माहिती अपूर्ण किंवा चुकीची आहे' },
  needsReason: {
    en: 'Say why it does not apply: residents read it too',
    mr: 'ते का लागू नाही ते लिहा: नागरिकांनाही ते दिसते',
  },
  isComputed: {
    en: 'This is computed from the content: it cannot be answered by hand',
    mr: 'हे मजकुरावरून ठरते: त्याचे उत्तर हाताने देता येत नाही',
  },
  onlyEditors: {
    en: 'Only editors and administrators state something here',
    mr: 'येथे केवळ संपादक व प्रशासक निवेदन नोंदवतात',
  },
  onlyStaff: { en: 'For staff alone', mr: 'केवळ कर्मचाऱ्यांसाठी' },
  answer: { en: 'Answer', mr: 'उत्तर' },
  noAnswer: { en: 'None', mr: 'काही नाही' },
  yes: { en: 'Yes, it is met', mr: 'होय, पूर्तता झाली आहे' },
  no: { en: 'No', mr: 'नाही' },
  notApplicable: { en: 'It does not apply', mr: 'ते लागू नाही' },
  reasonEn: { en: 'Reason, in English', mr: 'कारण, इंग्रजीत' },
  reasonMr: { en: 'Reason, in Marathi', mr: 'कारण, मराठीत' },
  ownDepartment: { en: 'Department that looks after it', mr: 'जबाबदार विभाग' },
  byContent: { en: 'As its records say', mr: 'नोंदींनुसार' },
  save: { en: 'Save', mr: 'जतन करा' },
  statedBy: { en: 'Stated by', mr: 'निवेदन करणारे' },
  back: { en: 'All obligations', mr: 'सर्व दायित्वे' },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>
