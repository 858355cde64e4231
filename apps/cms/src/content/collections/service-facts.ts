import { lists } from '@nagardwar/contract'
import type { CollapsibleField, Field } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { servicesAndForms } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { path, servicePage, webAddress } from '../fields/check.ts'
import { choiceOf } from '../fields/choice.ts'
import { bilingualPdf } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { pageLink } from '../fields/page-link.ts'
import { plainText } from '../fields/plain-text.ts'
import { relation } from '../fields/relation.ts'
import { contentType } from './content-type.ts'

const part = (label: Words, fields: Field[]): CollapsibleField => ({ type: 'collapsible', label, fields })

const situation = choiceOf(
  lists.serviceFacts.fields.situation,
  'situation',
  { en: 'Life event', mr: 'जीवनातील प्रसंग' },
  {
    hint: {
      en: 'The heading under which residents find it. Empty: under other services.',
      mr: 'नागरिकांना ही सेवा या शीर्षकाखाली सापडते. रिकामे ठेवल्यास: इतर सेवांखाली.',
    },
  },
)

const law = choiceOf(
  lists.serviceFacts.fields.law,
  'law',
  { en: 'Act', mr: 'अधिनियम' },
  {
    hint: {
      en: 'Choose it only for a service notified under the Act: the page then says how to appeal, and has the letters to print.',
      mr: 'या अधिनियमाखाली अधिसूचित सेवेसाठीच निवडा: मग पानावर अपील कसे करावे ते व छापण्यासाठी पत्रे दिसतात.',
    },
  },
)

/** The office in words, and the person who holds it now where the list of officers has her. */
const office = (name: string, person: string, label: Words): Field[] => [
  bilingualText(name, label, {
    hint: {
      en: 'The office, such as Health Officer, not a name.',
      mr: 'पदनाम लिहा, उदा. आरोग्य अधिकारी; व्यक्तीचे नाव नको.',
    },
  }),
  relation(person, { en: `${label.en}: who it is now`, mr: `${label.mr}: सध्या कोण` }, 'officers'),
]

const lines = (name: string, label: Words, hint?: Words): Field =>
  bilingualTextarea(name, label, { maxLength: 3000, ...(hint ? { hint } : {}) })

export const serviceFacts = contentType({
  list: 'serviceFacts',
  slug: 'service-facts',
  group: servicesAndForms,
  purpose: {
    en: 'A page for each service: what to bring, the fee, how many days, who gives it and where to appeal. What is left empty is not shown.',
    mr: 'प्रत्येक सेवेचे स्वतंत्र पान: काय आणावे, शुल्क, किती दिवसांत, कोण देते व अपील कोठे करावे. जे रिकामे ठेवले ते दाखवले जात नाही.',
  },
  listedAs: 'name',
  columns: ['situation', 'days', 'link'],
  hasPage: true,
  fields: [
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    pageLink(
      { en: 'Link', mr: 'दुवा' },
      { title: 'name', before: '/services/' },
      {
        required: true,
        check: servicePage,
        maxLength: 100,
        hint: {
          en: 'The address of its page: /services/birth-certificate',
          mr: 'या सेवेच्या पानाचा पत्ता: /services/birth-certificate',
        },
      },
    ),
    situation,
    law,
    part({ en: 'What it is, and for whom', mr: 'सेवा काय आहे व कोणासाठी' }, [
      lines('about', { en: 'What it is', mr: 'सेवा काय आहे' }),
      lines('who', { en: 'Who may ask for it', mr: 'कोण अर्ज करू शकते' }),
      bilingualText(
        'words',
        { en: 'Other words that people use', mr: 'लोक वापरतात ते इतर शब्द' },
        {
          hint: {
            en: 'Separated by commas; the search finds the service by them.',
            mr: 'स्वल्पविरामाने वेगळे करा; या शब्दांनी शोधल्यास ही सेवा सापडते.',
          },
        },
      ),
    ]),
    part({ en: 'What it takes', mr: 'काय लागते' }, [
      lines(
        'bring',
        { en: 'What to bring', mr: 'सोबत काय आणावे' },
        {
          en: 'One thing on each line.',
          mr: 'प्रत्येक ओळीवर एकच बाब लिहा.',
        },
      ),
      bilingualText('fee', { en: 'Fee', mr: 'शुल्क' }),
      boundedNumber(
        'days',
        { en: 'Given within how many days', mr: 'किती दिवसांत मिळते' },
        { min: 0, max: 366 },
      ),
      bilingualPdf('form', { en: 'Form', mr: 'अर्जाचा नमुना' }),
    ]),
    part({ en: 'Where and when', mr: 'कोठे व केव्हा' }, [
      lines('place', { en: 'Where and when', mr: 'कोठे व केव्हा' }),
      relation('department', { en: 'Department', mr: 'विभाग' }, 'disclosure-departments'),
      plainText(
        'online',
        { en: 'Address to ask for it online', mr: 'ऑनलाइन अर्जाचा पत्ता' },
        { check: webAddress },
      ),
      plainText(
        'page',
        { en: 'Page of this website', mr: 'या संकेतस्थळावरील पान' },
        {
          check: path,
          hint: {
            en: 'Where the service is used here, such as /maps',
            mr: 'ही सेवा येथे जेथे वापरता येते ते पान, उदा. /maps',
          },
        },
      ),
    ]),
    part({ en: 'Officers, and when it is late', mr: 'अधिकारी, आणि विलंब झाल्यास' }, [
      ...office('giver', 'giverOfficer', { en: 'Designated officer', mr: 'पदनिर्देशित अधिकारी' }),
      ...office('firstAppeal', 'firstOfficer', {
        en: 'First appellate authority',
        mr: 'प्रथम अपिलीय प्राधिकारी',
      }),
      ...office('secondAppeal', 'secondOfficer', {
        en: 'Second appellate authority',
        mr: 'द्वितीय अपिलीय प्राधिकारी',
      }),
      lines(
        'late',
        { en: 'What to do when it is late', mr: 'विलंब झाल्यास काय करावे' },
        {
          en: 'Only what the Act does not say itself: the page adds its appeals.',
          mr: 'अधिनियमात नसलेलेच लिहा: अधिनियमातील अपिले पानावर आपोआप दिसतात.',
        },
      ),
    ]),
  ],
})
