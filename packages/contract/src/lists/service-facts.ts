import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  choice,
  decimal,
  essentialText,
  link,
  optionalDocument,
  optionalReference,
  text,
  website,
} from '../field-kinds.ts'
import type { Names } from '../language.ts'
import { list } from '../list.ts'

const giver: Names = { en: 'Designated officer', mr: 'पदनिर्देशित अधिकारी' }
const firstAppeal: Names = { en: 'First appellate authority', mr: 'प्रथम अपिलीय प्राधिकारी' }
const secondAppeal: Names = { en: 'Second appellate authority', mr: 'द्वितीय अपिलीय प्राधिकारी' }

const officer = ({ en, mr }: Names, who: string) =>
  optionalReference(
    { en: `${en}: who it is now`, mr: `${mr}: सध्या कोण` },
    `Number of the officer who ${who}, as in the list of officers.`,
  )

export const serviceFacts = list({
  path: '/service-facts',
  language: 'lang',
  one: { en: 'Service', mr: 'सेवेची माहिती' },
  many: { en: 'Services in detail', mr: 'सेवांची माहिती' },
  row: 'A service of the council with what a resident must know of it, as far as the council has given it.',
  fields: {
    link: link(common.link, 'The page of the service, such as `/services/birth-certificate`.'),
    name: essentialText(common.name, 'Name of the service.'),
    situation: choice(
      { en: 'Life event', mr: 'जीवनातील प्रसंग' },
      'In which situation of life it is asked for',
      {
        birth: { en: 'Birth', mr: 'जन्म' },
        marriage: { en: 'Marriage', mr: 'विवाह' },
        house: { en: 'House and property', mr: 'घर व मालमत्ता' },
        shop: { en: 'Shop and trade', mr: 'दुकान व व्यवसाय' },
        death: { en: 'Death', mr: 'मृत्यू' },
        water: { en: 'Water and drainage', mr: 'पाणी व मलनिःसारण' },
        complaint: { en: 'Complaint and information', mr: 'तक्रार व माहिती' },
      },
      { empty: 'for others' },
    ),
    law: choice(
      { en: 'Act', mr: 'अधिनियम' },
      'Under which Act it is given, and appealed against',
      {
        services: {
          en: 'Right to Public Services Act, 2015',
          mr: 'महाराष्ट्र लोकसेवा हक्क अधिनियम, २०१५',
        },
        information: { en: 'Right to Information Act, 2005', mr: 'माहितीचा अधिकार अधिनियम, २००५' },
      },
      { empty: 'for neither' },
    ),
    departmentId: sentAs(
      'department_id',
      optionalReference(
        common.department,
        'Number of the department, as in the list of disclosure departments.',
      ),
    ),
    about: text({ en: 'What it is', mr: 'सेवा काय आहे' }, 'What it is.'),
    who: text({ en: 'Who may ask for it', mr: 'कोण अर्ज करू शकते' }, 'Who may ask for it.'),
    bring: text({ en: 'What to bring', mr: 'सोबत काय आणावे' }, 'What to bring, one thing a line.'),
    fee: text({ en: 'Fee', mr: 'शुल्क' }, 'The fee, in words, such as `₹50 a copy`.'),
    days: decimal(
      { en: 'Given within how many days', mr: 'किती दिवसांत मिळते' },
      'Within how many days it is given; 0 for the same day.',
    ),
    giver: text(giver, 'Office of whoever gives it: the designated officer.'),
    giverOfficerId: sentAs('giver_officer_id', officer(giver, 'gives it')),
    firstAppeal: sentAs('first_appeal', text(firstAppeal, 'Office of the first appellate authority.')),
    firstOfficerId: sentAs('first_officer_id', officer(firstAppeal, 'decides the first appeal')),
    secondAppeal: sentAs('second_appeal', text(secondAppeal, 'Office of the second appellate authority.')),
    secondOfficerId: sentAs('second_officer_id', officer(secondAppeal, 'decides the second appeal')),
    form: optionalDocument({ en: 'Form', mr: 'अर्जाचा नमुना' }, 'The form of the application, a PDF.'),
    place: text({ en: 'Where and when', mr: 'कोठे व केव्हा' }, 'Where and when to ask for it.'),
    online: website(
      { en: 'Address to ask for it online', mr: 'ऑनलाइन अर्जाचा पत्ता' },
      'Where to ask for it online.',
    ),
    page: link(
      { en: 'Page of this website', mr: 'या संकेतस्थळावरील पान' },
      'The page of this website on which it is used.',
    ),
    late: text(
      { en: 'What to do when it is late', mr: 'विलंब झाल्यास काय करावे' },
      'What to do when it is late, besides what the law says.',
    ),
    words: text(
      { en: 'Other words that people use', mr: 'लोक वापरतात ते इतर शब्द' },
      'Other words that people use for it, separated by commas: for searches.',
    ),
  },
})
