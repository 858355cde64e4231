import type { Words } from '../../platform/words/words.ts'

/** Sentences of the approvals, in both languages. */
export const words = {
  wrong: { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' },
  notAllowed: { en: 'Only editors may do this', mr: 'ही कृती फक्त संपादक करू शकतात' },
  gone: { en: 'This request does not wait any more', mr: 'ही विनंती आता प्रतीक्षेत नाही' },
  notYours: { en: 'Only the sender can take it back', mr: 'फक्त पाठवणारी व्यक्ती ही विनंती मागे घेऊ शकते' },
  notYourDecision: {
    en: 'Only who decided can undo it',
    mr: 'निर्णय घेणारी व्यक्तीच तो मागे घेऊ शकते',
  },
  tooLate: {
    en: 'This cannot be undone any more: the text was changed or published since',
    mr: 'हा निर्णय आता मागे घेता येत नाही: त्यानंतर मजकूर बदलला किंवा प्रसिद्ध झाला आहे',
  },
  noDraft: {
    en: 'There is no draft to publish',
    mr: 'प्रसिद्ध करण्यासाठी मसुदा नाही',
  },
  alreadySent: { en: 'It was sent for approval already', mr: 'ही नोंद आधीच मंजुरीसाठी पाठवली आहे' },
  changed: {
    en: 'The text has been changed since it was shown. Please look at it again.',
    mr: 'दाखवल्यानंतर मजकूर बदलला आहे. कृपया पुन्हा पाहा.',
  },
  tooMany: {
    en: 'At most 500 records can be approved together. Please tick fewer requests.',
    mr: 'एका वेळी जास्तीत जास्त ५०० नोंदी मंजूर करता येतात. कृपया कमी विनंत्या निवडा.',
  },
  secondPerson: {
    en: 'You wrote or sent this yourself: another person approves it',
    mr: 'हे आपण स्वतः लिहिले किंवा पाठवले आहे: मंजुरी दुसऱ्या व्यक्तीने द्यावी',
  },
  needsApproval: {
    en: 'Your council publishes after approval by a second person: please send it for approval',
    mr: 'आपल्या संस्थेत दुसऱ्या व्यक्तीच्या मंजुरीनंतरच प्रसिद्ध केले जाते: कृपया मंजुरीसाठी पाठवा',
  },
  underDrafts: {
    en: 'This stands under a draft. Residents see it only once that is published too.',
    mr: 'ही नोंद एका मसुद्याखाली आहे. तो मसुदाही प्रसिद्ध झाल्यावरच नागरिकांना ही नोंद दिसेल.',
  },
  needsReason: { en: 'Please give a reason', mr: 'कृपया कारण लिहा' },
  wrongTime: {
    en: 'Please give a time within the next year; withdrawing comes after publishing',
    mr: 'कृपया पुढील एका वर्षातील वेळ द्या; मागे घेण्याची वेळ प्रसिद्धीनंतरची असावी',
  },
  isScheduled: {
    en: 'This was approved and is published later. An editor can return it, so that it can be changed.',
    mr: 'हे मंजूर झाले असून नंतर प्रसिद्ध होणार आहे. बदल करायचा असल्यास संपादकाने ते परत पाठवावे.',
  },
  notOnTime: {
    en: 'It could not be published at its time: it was changed or something in it is missing.',
    mr: 'ठरलेल्या वेळी प्रसिद्ध होऊ शकले नाही: मजकूर बदलला आहे किंवा काही माहिती अपुरी आहे.',
  },
  beingPublished: {
    en: 'This record is being published just now. Please save again in a minute.',
    mr: 'ही नोंद आत्ता प्रसिद्ध होत आहे. कृपया एका मिनिटाने पुन्हा जतन करा.',
  },
} satisfies Record<string, Words>

export const changedSince = (names: Words): Words => ({
  en: `Changed since this page showed it: ${names.en}. Nothing was sent. Please load the page again and look at it.`,
  mr: `हे पान दाखवल्यानंतर बदल झाला आहे: ${names.mr}. काहीही पाठवलेले नाही. कृपया पान पुन्हा उघडून पाहा.`,
})
