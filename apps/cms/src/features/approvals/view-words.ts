import { common } from '@nagardwar/contract/common-names'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

/** What the page of the approvals and its forms say. */
export const viewWords = {
  title: { en: 'Approvals', mr: 'मंजुरी' },
  drafts: { en: 'Drafts that nobody has sent', mr: 'न पाठवलेले मसुदे' },
  myDrafts: { en: 'My drafts', mr: 'माझे मसुदे' },
  together: {
    en: 'Tick what belongs together: it is approved and published as one.',
    mr: 'एकत्र असलेल्या नोंदी निवडा: त्या एकत्रच मंजूर व प्रसिद्ध होतात.',
  },
  waiting: { en: 'Wait for approval', mr: 'मंजुरीच्या प्रतीक्षेत' },
  scheduled: { en: 'Approved, published later', mr: 'मंजूर, नंतर प्रसिद्ध होणार' },
  returned: { en: 'Returned to me', mr: 'मला परत पाठवलेले' },
  decided: { en: 'Recently decided', mr: 'अलीकडील निर्णय' },
  none: { en: 'Nothing', mr: 'काहीही नाही' },
  remark: { en: 'Remark', mr: 'शेरा' },
  reason: { en: 'Reason', mr: 'कारण' },
  send: { en: 'Send for approval', mr: 'मंजुरीसाठी पाठवा' },
  isSent: { en: 'Sent for approval', mr: 'मंजुरीसाठी पाठवले' },
  sendNow: { en: 'Send', mr: 'पाठवा' },
  cancel: { en: 'Cancel', mr: 'रद्द करा' },
  publish: { en: 'Publish now', mr: 'आत्ता प्रसिद्ध करा' },
  publishWithReason: { en: 'Publish in an emergency', mr: 'तातडीने प्रसिद्ध करा' },
  emergencyHint: {
    en: 'Without a second person only with a reason, which is kept',
    mr: 'दुसऱ्या व्यक्तीच्या मंजुरीशिवाय फक्त कारणासह; कारण नोंदवले जाते',
  },
  approve: { en: 'Approve and publish', mr: 'मंजूर करून प्रसिद्ध करा' },
  schedule: { en: 'Approve and schedule', mr: 'मंजूर करून वेळ ठरवा' },
  scheduleNow: { en: 'Schedule', mr: 'प्रसिद्धीची वेळ ठरवा' },
  scheduleWithReason: { en: 'Schedule in an emergency', mr: 'तातडीने वेळ ठरवा' },
  undo: { en: 'Undo', mr: 'निर्णय मागे घ्या' },
  isApproved: { en: 'Approved and published', mr: 'मंजूर करून प्रसिद्ध केले' },
  isScheduled: { en: 'Approved, published later', mr: 'मंजूर, नंतर प्रसिद्ध होणार' },
  isReturned: { en: 'Returned', mr: 'परत पाठवले' },
  tick: { en: 'Approve together with others', mr: 'इतरांसह मंजुरीसाठी निवडा' },
  tickLater: {
    en: 'It can be approved together with others once all its records are shown',
    mr: 'सर्व नोंदी पाहिल्यानंतर इतरांसह मंजूर करता येईल',
  },
  noneTicked: {
    en: 'Tick requests that you have looked at, to approve them together',
    mr: 'पाहिलेल्या विनंत्या निवडा, म्हणजे त्या एकत्र मंजूर करता येतील',
  },
  notApproved: { en: 'Not approved:', mr: 'मंजूर न झालेल्या:' },
  giveBack: { en: 'Return', mr: 'परत पाठवा' },
  takeBack: { en: 'Take back', mr: 'मागे घ्या' },
  times: { en: 'At a time', mr: 'ठरावीक वेळी' },
  publishAt: { en: 'Publish at (Indian time)', mr: 'प्रसिद्धीची वेळ (भारतीय वेळ)' },
  withdrawAt: { en: 'Withdraw at (Indian time)', mr: 'मागे घेण्याची वेळ (भारतीय वेळ)' },
  now: { en: 'Now on the website', mr: 'आता संकेतस्थळावर' },
  proposed: { en: 'Proposed', mr: 'प्रस्तावित' },
  field: { en: 'Field', mr: 'रकाना' },
  isNew: { en: 'new', mr: 'नवीन' },
  versions: { en: 'All versions', mr: 'सर्व आवृत्त्या' },
  noChanges: { en: 'Nothing that people fill in is changed', mr: 'भरलेल्या माहितीत बदल नाही' },
  nothingLeft: { en: 'There is no draft any more', mr: 'आता मसुदा नाही' },
  showAll: { en: 'Show all', mr: 'सर्व दाखवा' },
  sentBy: { en: 'Sent by', mr: 'पाठवणारे' },
  urgent: { en: 'without a second person', mr: 'दुसऱ्या व्यक्तीच्या मंजुरीशिवाय' },
  languagesOf: { en: 'Languages', mr: 'भाषा' },
  en: common.english,
  mr: common.marathi,
  failed: { en: 'The desk does not answer. Please try again.', mr: 'कक्षाकडून उत्तर नाही. पुन्हा प्रयत्न करा.' },
  preview: { en: 'Look at it on the website', mr: 'संकेतस्थळावर पाहा' },
  previewOfDay: { en: 'The website on a day to come', mr: 'पुढील एखाद्या दिवशीचे संकेतस्थळ' },
  day: { en: 'Day', mr: 'दिनांक' },
  notADay: {
    en: 'Please write the date as 31.12.2026',
    mr: 'कृपया दिनांक असा लिहा: ३१.१२.२०२६',
  },
  makeLink: { en: 'Make a link', mr: 'दुवा तयार करा' },
  previewLink: { en: 'Link for a person without an account', mr: 'खाते नसलेल्या व्यक्तीसाठी दुवा' },
  previewUntil: { en: 'The link ends on', mr: 'दुव्याची मुदत' },
} satisfies Record<string, Words>

export const firstOf = (shown: number, all: number): Words => ({
  en: `The first ${shown} of ${all} records are shown.`,
  mr: `एकूण ${toMarathiDigits(all)} नोंदींपैकी पहिल्या ${toMarathiDigits(shown)} दाखवल्या आहेत.`,
})

export const ticked = (many: number): Words => ({
  en: `${many} ticked`,
  mr: `${toMarathiDigits(many)} निवडल्या`,
})

export const approveTicked = (many: number): Words => ({
  en: `Approve and publish ${many} together`,
  mr: `${toMarathiDigits(many)} एकत्र मंजूर करून प्रसिद्ध करा`,
})

export const approvedTogether = (many: number): Words => {
  if (many === 0) return { en: 'None was approved', mr: 'एकही विनंती मंजूर झाली नाही' }
  if (many === 1) return { en: '1 request approved and published', mr: '१ विनंती मंजूर करून प्रसिद्ध केली' }
  return {
    en: `${many} requests approved and published`,
    mr: `${toMarathiDigits(many)} विनंत्या मंजूर करून प्रसिद्ध केल्या`,
  }
}
