import type { Words } from '../../platform/words/words.ts'

export const words = {
  title: { en: 'Set up the website', mr: 'संकेतस्थळाची उभारणी' },
  purpose: {
    en: 'Questions one at a time, about ten minutes in all. Every answer is kept; choose Later wherever you do not know yet.',
    mr: 'एका वेळी एक प्रश्न; सर्व मिळून सुमारे दहा मिनिटे. प्रत्येक उत्तर जतन होते; जे आत्ता माहीत नाही तेथे ‘नंतर’ निवडा.',
  },
  done: {
    en: 'All questions are answered. Thank you.',
    mr: 'सर्व प्रश्नांची उत्तरे मिळाली. धन्यवाद.',
  },
  onlyAdmins: {
    en: 'Only administrators set up the website',
    mr: 'केवळ प्रशासक संकेतस्थळाची उभारणी करतात',
  },
  question: { en: 'Question', mr: 'प्रश्न' },
  all: { en: 'All questions', mr: 'सर्व प्रश्न' },
  count: { en: 'Questions answered:', mr: 'उत्तरे दिलेले प्रश्न:' },
  answered: { en: 'answered', mr: 'उत्तर दिले' },
  later: { en: 'later', mr: 'नंतर' },
  open: { en: 'open', mr: 'बाकी' },
  save: { en: 'Save and continue', mr: 'जतन करा व पुढे जा' },
  leave: { en: 'Later', mr: 'नंतर' },
  goOn: { en: 'Continue', mr: 'पुढे जा' },
  begin: { en: 'Begin', mr: 'सुरू करा' },
  choose: { en: 'Please choose', mr: 'कृपया निवडा' },
  wrong: { en: 'Please correct what is named here:', mr: 'कृपया पुढील दुरुस्त्या करा:' },
  kept: {
    en: 'Kept in this guide and not shown to residents yet.',
    mr: 'या मार्गदर्शनात जतन आहे; नागरिकांना अद्याप दिसत नाही.',
  },
  beside: { en: 'The site as it grows', mr: 'आकार घेत असलेले संकेतस्थळ' },
  openSite: { en: 'Open the site', mr: 'संकेतस्थळ उघडा' },
  newTab: { en: '(opens in a new tab)', mr: '(नव्या टॅबमध्ये उघडते)' },
  afterSaving: {
    en: 'What you save is shown here at once.',
    mr: 'जतन केलेली माहिती येथे लगेच दिसते.',
  },
  unreadable: {
    en: 'The form could not be read. Please send it again.',
    mr: 'अर्ज वाचता आला नाही. कृपया पुन्हा पाठवा.',
  },
} satisfies Record<string, Words>
