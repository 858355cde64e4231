import { common } from '@nagardwar/contract/common-names'
import type { Words } from '../../../platform/words/words.ts'

/** What the desk says about the work on a feedback. */
export const words = {
  onlyEditors: {
    en: 'Only editors, administrators and the clerks of its department work on feedback',
    mr: 'अभिप्रायांवर केवळ संपादक, प्रशासक व संबंधित विभागाचे लिपिक काम करू शकतात',
  },
  onlyEditorsAnswer: {
    en: 'Only editors and administrators answer. A note tells them what was done.',
    mr: 'उत्तर केवळ संपादक व प्रशासक देऊ शकतात. काय केले ते टिपणाद्वारे त्यांना कळवा.',
  },
  wrong: { en: 'Something in this is missing or wrong', mr: 'यातील काही माहिती अपूर्ण किंवा चुकीची आहे' },
  gone: { en: 'This feedback is no longer there', mr: 'हा अभिप्राय आता उपलब्ध नाही' },
  isClosed: {
    en: 'It is closed or put aside. Change its status first.',
    mr: 'हा अभिप्राय निकाली काढलेला किंवा बाजूला ठेवलेला आहे. आधी त्याची स्थिती बदला.',
  },
  changed: {
    en: 'Somebody else gave it to another person or department meanwhile. Open the page again.',
    mr: 'दरम्यान हा अभिप्राय दुसऱ्या व्यक्तीकडे किंवा विभागाकडे सोपवला गेला आहे. पान पुन्हा उघडा.',
  },
  ofAnother: {
    en: 'This text was sent to another message before, so it was not stored here. Open the page again.',
    mr: 'हा मजकूर आधी दुसऱ्या अभिप्रायासाठी पाठवला होता, म्हणून तो येथे जतन केला नाही. पान पुन्हा उघडा.',
  },
  failed: { en: 'This did not work. Please try again.', mr: 'हे जमले नाही. पुन्हा प्रयत्न करा.' },
  toPerson: { en: 'Given to a person', mr: 'एका व्यक्तीकडे सोपवला' },
  toNobody: { en: 'Taken from its person', mr: 'व्यक्तीकडून काढला' },
  noteAdded: { en: 'Note added', mr: 'टिपण जोडले' },
  answerGiven: { en: 'Answer given', mr: 'उत्तर दिले' },
  answerMailed: {
    en: 'Answer given. The mail goes out within a minute.',
    mr: 'उत्तर दिले. ई-मेल एका मिनिटात पाठवला जाईल.',
  },
  mailsAgain: {
    en: 'The mail goes out again within a minute',
    mr: 'ई-मेल एका मिनिटात पुन्हा पाठवला जाईल',
  },
  mailedAgain: { en: 'Mail with the answer sent again', mr: 'उत्तराचा ई-मेल पुन्हा पाठवला' },
  work: { en: 'Notes and answers', mr: 'टिपणे व उत्तरे' },
  person: { en: 'Who looks after it', mr: 'कोणाकडे आहे' },
  giveToPerson: { en: 'Give to this person', mr: 'यांच्याकडे सोपवा' },
  takeUp: { en: 'Take it up', mr: 'स्वतःकडे घ्या' },
  giveToNoOne: { en: 'Remove this person', mr: 'यांच्याकडून काढून घ्या' },
  toNoOne: { en: 'Nobody looks after it now', mr: 'आता हा अभिप्राय कोणाकडेही नाही' },
  nobody: { en: 'Nobody', mr: 'कोणाकडेही नाही' },
  first: { en: 'The first message:', mr: 'मूळ संदेश:' },
  receivedAgain: { en: 'Received again:', mr: 'पुन्हा आलेला संदेश:' },
  addition: { en: 'Added by the resident', mr: 'नागरिकाने जोडलेली माहिती' },
  note: { en: 'Note (staff only)', mr: 'टिपण (केवळ कर्मचाऱ्यांसाठी)' },
  answer: { en: 'Answer', mr: 'उत्तर' },
  editorsAnswer: {
    en: 'Write in a note what was done: an editor answers the resident.',
    mr: 'काय कार्यवाही केली ते टिपणात लिहा; नागरिकाला उत्तर संपादक देतात.',
  },
  addNote: { en: 'Add the note', mr: 'टिपण जोडा' },
  giveAnswer: { en: 'Give this answer', mr: 'हे उत्तर द्या' },
  giveAndMail: { en: 'Give this answer and send it by mail', mr: 'हे उत्तर द्या आणि ई-मेलने पाठवा' },
  answerHint: {
    en: 'The resident reads it at the private link. It cannot be changed afterwards.',
    mr: 'नागरिकाला ते खासगी दुव्यावर दिसते. नंतर ते बदलता येत नाही.',
  },
  template: { en: 'Begin with', mr: 'नमुन्याने सुरुवात' },
  templateBelow: {
    en: 'The text stands below your own',
    mr: 'निवडलेला नमुना आपल्या मजकुराखाली जोडला आहे',
  },
  noTemplate: { en: 'An empty text', mr: 'रिकामा मजकूर' },
  waiting: { en: 'Mail: waits to be sent', mr: 'ई-मेल: पाठवण्याच्या प्रतीक्षेत' },
  sent: { en: 'Mail: sent', mr: 'ई-मेल: पाठवला' },
  unsure: {
    en: 'Mail: it is not known whether it was sent. The answer is at the private link.',
    mr: 'ई-मेल: पाठवला गेला की नाही हे निश्चित नाही. उत्तर खासगी दुव्यावर आहे.',
  },
  refused: {
    en: 'Mail: the mail server refused it. The answer is at the private link.',
    mr: 'ई-मेल: मेल सर्व्हरने नाकारला. उत्तर खासगी दुव्यावर आहे.',
  },
  back: { en: 'Back', mr: 'मागे' },
  again: { en: 'Send it again', mr: 'पुन्हा पाठवा' },
  makeProposal: { en: 'Make a proposal of it', mr: 'यावरून प्रस्ताव तयार करा' },
  proposalDrafted: { en: 'A draft of the proposal was made', mr: 'प्रस्तावाचा मसुदा तयार केला' },
  proposalMade: { en: 'Proposal made of it:', mr: 'यावरून तयार केलेला प्रस्ताव:' },
  language: common.language,
  en: common.english,
  mr: common.marathi,
} satisfies Record<string, Words>

/** What is said once a message was given to a person. */
export const givenTo = (name: string): Words => ({
  en: `Given to ${name}`,
  mr: `${name} यांच्याकडे सोपवला`,
})
