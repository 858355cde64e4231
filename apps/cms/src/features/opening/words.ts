import { common } from '@nagardwar/contract/common-names'
import type { Words } from '../../platform/words/words.ts'

export const words = {
  title: { en: 'Open the website', mr: 'संकेतस्थळ खुले करा' },
  isOpen: { en: 'The website is open to residents.', mr: 'संकेतस्थळ नागरिकांसाठी खुले आहे.' },
  isClosed: {
    en: 'The website is closed. Residents see one page with the council’s name and numbers.',
    mr: 'संकेतस्थळ बंद आहे. नागरिकांना संस्थेचे नाव व संपर्क क्रमांक असलेले एकच पान दिसते.',
  },
  isClosedShort: { en: 'The website is closed', mr: 'संकेतस्थळ बंद आहे' },
  opensAt: { en: 'It opens on', mr: 'खुले होण्याची वेळ:' },
  checks: { en: 'Before residents come', mr: 'नागरिकांसाठी खुले करण्यापूर्वी' },
  ready: { en: 'Ready', mr: 'तयार' },
  missing: { en: 'Missing', mr: 'अपूर्ण' },
  mend: { en: 'Fix this', mr: 'पूर्ण करा' },
  mayOpen: {
    en: 'The council may open the website all the same. What was missing is noted with the decision.',
    mr: 'काही अपूर्ण असले तरी संकेतस्थळ खुले करता येते. काय अपूर्ण होते ते निर्णयासोबत नोंदवले जाते.',
  },
  openNow: { en: 'Open now', mr: 'आत्ता खुले करा' },
  day: { en: 'Day of opening', mr: 'खुले करण्याचा दिनांक' },
  time: { en: 'Time, such as 10:30 (Indian time)', mr: 'वेळ, उदा. १०:३० (भारतीय वेळ)' },
  openAt: { en: 'Open at this time', mr: 'या वेळी खुले करा' },
  stay: { en: 'Cancel the opening time', mr: 'वेळ रद्द करा, संकेतस्थळ बंदच ठेवा' },
  close: { en: 'Close the website', mr: 'संकेतस्थळ बंद करा' },
  closeWhy: {
    en: 'For a storm or an attack. Residents read your sentence; the emergency numbers and the feedback form stay.',
    mr: 'वादळ किंवा हल्ल्यासारख्या प्रसंगी. नागरिकांना आपले वाक्य दिसते; आपत्कालीन क्रमांक व अभिप्राय अर्ज सुरू राहतात.',
  },
  sentenceEn: { en: 'Sentence in English', mr: 'इंग्रजी वाक्य' },
  sentenceMr: { en: 'Sentence in Marathi', mr: 'मराठी वाक्य' },
  closeNow: { en: 'Close now', mr: 'आत्ता बंद करा' },
  cancel: { en: 'Cancel', mr: 'रद्द करा' },
  see: { en: 'See the website', mr: 'संकेतस्थळ पाहा' },
  link: { en: 'Link for others', mr: 'इतरांसाठी दुवा' },
  linkWhy: {
    en: 'Whoever has this link sees the closed website until it ends. Give it to nobody else.',
    mr: 'हा दुवा असलेल्या व्यक्तीला बंद असलेले संकेतस्थळ दुव्याची मुदत संपेपर्यंत दिसते. तो इतर कोणालाही देऊ नका.',
  },
  days: { en: 'Ends after (days)', mr: 'मुदत (दिवस)' },
  makeLink: { en: 'Make a link', mr: 'दुवा तयार करा' },
  ends: { en: 'Ends on', mr: 'मुदत:' },
  certificate: { en: 'Security audit', mr: 'सुरक्षा लेखापरीक्षण' },
  certificateWhy: {
    en: 'The number and date appear on the privacy policy page.',
    mr: 'क्रमांक व दिनांक गोपनीयता धोरणाच्या पानावर दिसतात.',
  },
  number: common.certificateNumber,
  date: common.certificateDate,
  save: { en: 'Save', mr: 'जतन करा' },
  saved: { en: 'Saved', mr: 'जतन केले' },
  decisions: { en: 'Who decided', mr: 'निर्णय' },
  none: { en: 'No decision yet', mr: 'अद्याप निर्णय नाही' },
  operator: { en: 'operator of the server', mr: 'सर्व्हरचे व्यवस्थापक' },
  byTime: { en: 'at the time set', mr: 'ठरलेल्या वेळी' },
  onlyAdmins: {
    en: 'Only administrators open or close the website',
    mr: 'केवळ प्रशासक संकेतस्थळ खुले किंवा बंद करतात',
  },
  wrong: { en: 'This could not be read', mr: 'ही माहिती वाचता आली नाही' },
  wrongTime: {
    en: 'Give a day and a time that are still to come, within a year',
    mr: 'पुढील एक वर्षातील, अजून न झालेला दिनांक व वेळ द्या',
  },
  needsSentence: {
    en: 'Say in a sentence why the website is closed, in 500 characters at most',
    mr: 'संकेतस्थळ का बंद आहे ते एका वाक्यात लिहा, जास्तीत जास्त ५०० अक्षरे',
  },
  wrongCertificate: {
    en: 'Give number and date of the certificate, or neither; the date is not in the future',
    mr: 'प्रमाणपत्राचा क्रमांक व दिनांक दोन्ही द्या किंवा दोन्ही रिकामे ठेवा; दिनांक पुढचा नसावा',
  },
  wrongDays: { en: 'A link lasts 1 to 30 days', mr: 'दुव्याची मुदत १ ते ३० दिवस असते' },
  already: { en: 'Already done', mr: 'आधीच तसे आहे' },
  failed: { en: 'This could not be done. Please try again.', mr: 'हे करता आले नाही. कृपया पुन्हा प्रयत्न करा.' },
} satisfies Record<string, Words>

export const actWords = {
  opened: { en: 'Opened', mr: 'खुले केले' },
  planned: { en: 'Opening time set', mr: 'खुले करण्याची वेळ ठरवली' },
  openedOnTime: { en: 'Opened', mr: 'खुले झाले' },
  keptClosed: { en: 'Opening time cancelled', mr: 'खुले करण्याची वेळ रद्द केली' },
  closed: { en: 'Closed', mr: 'बंद केले' },
} satisfies Record<string, Words>

/** The prepared sentence in the form for closing, for when nobody has time to write. */
export const readySentence = {
  en: 'The website is closed for the time being. Please call the numbers below.',
  mr: 'संकेतस्थळ तात्पुरते बंद आहे. कृपया खालील क्रमांकांवर संपर्क साधा.',
}
