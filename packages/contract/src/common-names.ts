import type { Names } from './language.ts'

/** What fields of several lists, or of lists and forms, are called. A name that one list alone has stands in its file. */
export const common = {
  address: { en: 'Address', mr: 'पत्ता' },
  badge: { en: 'Badge', mr: 'शिक्का' },
  caption: { en: 'Caption', mr: 'चित्रओळ' },
  day: { en: 'Day', mr: 'दिनांक' },
  certificateDate: { en: 'Date of the certificate', mr: 'प्रमाणपत्राचा दिनांक' },
  certificateNumber: { en: 'Number of the certificate', mr: 'प्रमाणपत्र क्रमांक' },
  dayOfEvent: { en: 'Day of the event', mr: 'कार्यक्रमाचा दिनांक' },
  department: { en: 'Department', mr: 'विभाग' },
  description: { en: 'Description', mr: 'वर्णन' },
  designation: { en: 'Designation', mr: 'पदनाम' },
  document: { en: 'Document', mr: 'दस्तऐवज' },
  email: { en: 'Email', mr: 'ई-मेल' },
  end: { en: 'End date', mr: 'समाप्ती दिनांक' },
  english: { en: 'English', mr: 'इंग्रजी' },
  from: { en: 'From', mr: 'केव्हापासून' },
  heading: { en: 'Heading', mr: 'शीर्षक' },
  kindOfMeeting: { en: 'Kind of meeting', mr: 'सभेचा प्रकार' },
  language: { en: 'Language', mr: 'भाषा' },
  lastMoment: { en: 'Last day and time', mr: 'अंतिम दिनांक व वेळ' },
  lastChanged: { en: 'Last changed', mr: 'शेवटचा बदल' },
  link: { en: 'Link', mr: 'दुवा' },
  marathi: { en: 'Marathi', mr: 'मराठी' },
  mobile: { en: 'Mobile number', mr: 'मोबाइल क्रमांक' },
  name: { en: 'Name', mr: 'नाव' },
  number: { en: 'Number', mr: 'क्रमांक' },
  onlyWards: { en: 'Only for these wards', mr: 'केवळ या प्रभागांसाठी' },
  phone: { en: 'Phone', mr: 'दूरध्वनी' },
  picture: { en: 'Picture', mr: 'चित्र' },
  place: { en: 'Place', mr: 'ठिकाण' },
  published: { en: 'Published on', mr: 'प्रसिद्धी दिनांक' },
  recordNumber: { en: 'Number of the record', mr: 'नोंदीचा क्रमांक' },
  start: { en: 'Start date', mr: 'प्रारंभ दिनांक' },
  /** Of a department's documents. */
  subjectHeading: { en: 'Heading', mr: 'विषय' },
  text: { en: 'Text', mr: 'मजकूर' },
  title: { en: 'Title', mr: 'शीर्षक' },
  type: { en: 'Type', mr: 'प्रकार' },
  until: { en: 'Until', mr: 'केव्हापर्यंत' },
  ward: { en: 'Ward', mr: 'प्रभाग' },
  wardNumber: { en: 'Ward number', mr: 'प्रभाग क्रमांक' },
  wards: { en: 'Wards', mr: 'प्रभाग' },
  why: { en: 'Why', mr: 'कारण' },
  year: { en: 'Year', mr: 'वर्ष' },
} as const satisfies Readonly<Record<string, Names>>

/** What a text is called that has headings, lists, links and tables, where the text without them stands beside it. */
export const bodyLabel = ({ en, mr }: Names): Names => ({
  en: `${en} with its headings, lists, links and tables`,
  mr: `${mr}: शीर्षके, याद्या, दुवे व तक्ते यांसह`,
})
