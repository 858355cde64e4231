import { common } from '@nagardwar/contract/common-names'
import type { Words } from '../../platform/words/words.ts'

/** Texts of the view in which photographs become an album. */
export const words = {
  title: { en: 'Add photographs of an event', mr: 'कार्यक्रमाची छायाचित्रे जोडा' },
  intro: {
    en: 'Choose the photographs of one event, up to 30, and write what each shows. They are published together as one album.',
    mr: 'एका कार्यक्रमाची जास्तीत जास्त ३० छायाचित्रे निवडा व प्रत्येकात काय दिसते ते लिहा. ती एकत्र, एक संच म्हणून प्रसिद्ध होतात.',
  },
  onlyStaff: { en: 'Please log in', mr: 'कृपया प्रवेश करा' },
  drop: { en: 'Drop photographs here', mr: 'छायाचित्रे येथे सोडा' },
  files: { en: 'Choose photographs', mr: 'छायाचित्रे निवडा' },
  limit: {
    en: 'JPEG, PNG, WebP or AVIF, up to 15 MB each',
    mr: 'JPEG, PNG, WebP किंवा AVIF; प्रत्येक १५ एमबीपर्यंत',
  },
  tooMany: {
    en: 'At most 30 at once. Publish these first. Not taken:',
    mr: 'एका वेळी जास्तीत जास्त ३०. आधी ही प्रसिद्ध करा. न घेतलेल्या फाइली:',
  },
  event: { en: 'The event', mr: 'कार्यक्रम' },
  eventTitle: { en: 'Title of the event', mr: 'कार्यक्रमाचे नाव' },
  date: common.dayOfEvent,
  place: { en: 'Place', mr: 'ठिकाण' },
  en: common.english,
  mr: common.marathi,
  photos: { en: 'The photographs', mr: 'छायाचित्रे' },
  photo: { en: 'Photograph', mr: 'छायाचित्र' },
  alt: { en: 'What it shows', mr: 'चित्रात काय दिसते' },
  altHint: {
    en: 'Stands below the photograph, and is read to people who cannot see it.',
    mr: 'हा मजकूर छायाचित्राखाली दिसतो आणि ते पाहू न शकणाऱ्यांना वाचून दाखवला जातो.',
  },
  waiting: { en: 'Waits', mr: 'प्रतीक्षेत' },
  sending: { en: 'Is being uploaded', mr: 'अपलोड होत आहे' },
  ready: { en: 'Uploaded', mr: 'अपलोड झाले' },
  failed: { en: 'Not uploaded', mr: 'अपलोड झाले नाही' },
  again: { en: 'Try again', mr: 'पुन्हा प्रयत्न करा' },
  leaveOut: { en: 'Leave out', mr: 'वगळा' },
  uploaded: { en: 'uploaded', mr: 'अपलोड' },
  withoutText: { en: 'without text', mr: 'वर्णन बाकी' },
  missing: { en: 'Still missing:', mr: 'अजून बाकी:' },
  noPhotos: { en: 'Choose photographs', mr: 'छायाचित्रे निवडा' },
  noTitle: { en: 'Write the title of the event', mr: 'कार्यक्रमाचे नाव लिहा' },
  noDate: {
    en: 'Write the day of the event as 31.12.2026',
    mr: 'कार्यक्रमाचा दिनांक ३१.१२.२०२६ असा लिहा',
  },
  notUploaded: {
    en: 'Some photographs are not uploaded: wait, try again or leave them out',
    mr: 'काही छायाचित्रे अपलोड झालेली नाहीत: थांबा, पुन्हा प्रयत्न करा किंवा ती वगळा',
  },
  noAlt: { en: 'Write what it shows', mr: 'चित्रात काय दिसते ते लिहा' },
  publish: { en: 'Publish the album', mr: 'संच प्रसिद्ध करा' },
  send: { en: 'Send for approval', mr: 'मंजुरीसाठी पाठवा' },
  save: { en: 'Save as drafts', mr: 'मसुदे म्हणून जतन करा' },
  saving: { en: 'Please wait …', mr: 'कृपया थांबा …' },
  published: { en: 'The album is published.', mr: 'संच प्रसिद्ध झाला.' },
  sent: { en: 'The album was sent for approval.', mr: 'संच मंजुरीसाठी पाठवला.' },
  saved: { en: 'The photographs are saved as drafts.', mr: 'छायाचित्रे मसुदे म्हणून जतन झाली.' },
  notSent: {
    en: 'The photographs are saved as drafts, but no more:',
    mr: 'छायाचित्रे मसुदे म्हणून जतन झाली, पण पुढे:',
  },
  another: { en: 'Add another event', mr: 'दुसरा कार्यक्रम जोडा' },
  wrong: { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' },
  noPicture: {
    en: 'One of the pictures is no longer there',
    mr: 'यांतील एक चित्र आता उपलब्ध नाही',
  },
  isPublished: {
    en: 'One of the photographs is in the gallery already. Change it in its record.',
    mr: 'यांतील एक छायाचित्र आधीच दालनात आहे. त्याच्या नोंदीत बदल करा.',
  },
  notYours: {
    en: 'The text of a picture that others uploaded, or that is used elsewhere, is changed by an editor alone. Upload it again.',
    mr: 'इतरांनी अपलोड केलेल्या किंवा दुसरीकडे वापरलेल्या चित्राचे वर्णन फक्त संपादक बदलू शकतात. ते पुन्हा अपलोड करा.',
  },
} satisfies Record<string, Words>
