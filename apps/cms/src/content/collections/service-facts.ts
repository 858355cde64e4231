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

const { fields } = lists.serviceFacts

const part = (label: Words, fields: Field[]): CollapsibleField => ({ type: 'collapsible', label, fields })

const situation = choiceOf(fields.situation, 'situation', {
  hint: {
    en: 'The heading under which residents find it. Empty: under other services.',
    mr: 'नागरिकांना ही सेवा या शीर्षकाखाली सापडते. रिकामे ठेवल्यास: इतर सेवांखाली.',
  },
})

const law = choiceOf(fields.law, 'law', {
  hint: {
    en: 'Choose it only for a service notified under the Act: the page then says how to appeal, and has the letters to print.',
    mr: 'या अधिनियमाखाली अधिसूचित सेवेसाठीच निवडा: मग पानावर अपील कसे करावे ते व छापण्यासाठी पत्रे दिसतात.',
  },
})

/** The office in words, and the person who holds it now where the list of officers has her. */
const office = (
  name: 'giver' | 'firstAppeal' | 'secondAppeal',
  person: 'giverOfficer' | 'firstOfficer' | 'secondOfficer',
): Field[] => [
  bilingualText(name, fields[name].label, {
    hint: {
      en: 'The office, such as Health Officer, not a name.',
      mr: 'पदनाम लिहा, उदा. आरोग्य अधिकारी; व्यक्तीचे नाव नको.',
    },
  }),
  relation(person, fields[`${person}Id`].label, 'officers'),
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
    bilingualText('name', fields.name.label, { required: true }),
    pageLink(
      fields.link.label,
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
      lines('about', fields.about.label),
      lines('who', fields.who.label),
      bilingualText('words', fields.words.label, {
        hint: {
          en: 'Separated by commas; the search finds the service by them.',
          mr: 'स्वल्पविरामाने वेगळे करा; या शब्दांनी शोधल्यास ही सेवा सापडते.',
        },
      }),
    ]),
    part({ en: 'What it takes', mr: 'काय लागते' }, [
      lines('bring', fields.bring.label, {
        en: 'One thing on each line.',
        mr: 'प्रत्येक ओळीवर एकच बाब लिहा.',
      }),
      bilingualText('fee', fields.fee.label),
      boundedNumber('days', fields.days.label, { min: 0, max: 366 }),
      bilingualPdf('form', fields.form.label),
    ]),
    part(fields.place.label, [
      lines('place', fields.place.label),
      relation('department', fields.departmentId.label, 'disclosure-departments'),
      plainText('online', fields.online.label, { check: webAddress }),
      plainText('page', fields.page.label, {
        check: path,
        hint: {
          en: 'Where the service is used here, such as /maps',
          mr: 'ही सेवा येथे जेथे वापरता येते ते पान, उदा. /maps',
        },
      }),
    ]),
    part({ en: 'Officers, and when it is late', mr: 'अधिकारी, आणि विलंब झाल्यास' }, [
      ...office('giver', 'giverOfficer'),
      ...office('firstAppeal', 'firstOfficer'),
      ...office('secondAppeal', 'secondOfficer'),
      lines('late', fields.late.label, {
        en: 'Only what the Act does not say itself: the page adds its appeals.',
        mr: 'अधिनियमात नसलेलेच लिहा: अधिनियमातील अपिले पानावर आपोआप दिसतात.',
      }),
    ]),
  ],
})
