import type { Field } from 'payload'
import { bilingualText, bilingualTextarea } from '../../fields/bilingual.ts'
import { email, webAddress } from '../../fields/check.ts'
import { boundedNumber } from '../../fields/number.ts'
import { openingHours } from '../../fields/place.ts'
import { plainText } from '../../fields/plain-text.ts'
import { messagingTelephone, telephone, telephones } from '../../fields/telephone.ts'

const half = { width: '50%' }

/** Where the council is, and how it is reached. */
export const contact: Field[] = [
  bilingualTextarea('address', { en: 'Address', mr: 'पत्ता' }),
  {
    type: 'row',
    fields: [
      boundedNumber('latitude', { en: 'Latitude', mr: 'अक्षांश' }, { min: -90, max: 90 }, half),
      boundedNumber('longitude', { en: 'Longitude', mr: 'रेखांश' }, { min: -180, max: 180 }, half),
    ],
  },
  plainText('mapUrl', { en: 'Address of the embedded map', mr: 'नकाशाचा पत्ता' }, { check: webAddress }),
  telephones(
    'phones',
    { en: 'Phone numbers', mr: 'दूरध्वनी क्रमांक' },
    { en: 'Press Enter after each number', mr: 'प्रत्येक क्रमांकानंतर एंटर दाबा' },
  ),
  plainText('email', { en: 'Email', mr: 'ई-मेल' }, { check: email }),
  plainText(
    'grievanceEmail',
    { en: 'Email for complaints about personal data', mr: 'वैयक्तिक माहितीबाबतच्या तक्रारींसाठी ई-मेल' },
    { check: email },
  ),
  bilingualText('officeHours', { en: 'Office hours', mr: 'कार्यालयीन वेळ' }),
  openingHours('openingHours', {
    en: 'Office hours, to show open or closed',
    mr: '‘सध्या सुरू’ दाखवण्यासाठी कार्यालयीन वेळा',
  }),
  bilingualText(
    'alwaysOpen',
    { en: 'What is answered outside office hours', mr: 'कार्यालयीन वेळेनंतर सुरू असणारी सेवा' },
    {
      hint: {
        en: 'A sentence, such as: The emergency number is answered day and night.',
        mr: 'एक वाक्य, उदाहरणार्थ: आपत्कालीन क्रमांक अहोरात्र सुरू असतो.',
      },
    },
  ),
  telephone('helpline', { en: 'Helpline', mr: 'हेल्पलाइन' }),
  telephone('emergency', { en: 'Emergency number', mr: 'आपत्कालीन क्रमांक' }),
  messagingTelephone(
    'messagingPhone',
    { en: 'WhatsApp number', mr: 'व्हॉट्सॲप क्रमांक' },
    {
      hint: {
        en: 'Ten digits are taken as an Indian number (+91)',
        mr: 'दहा अंक लिहिल्यास तो भारतातील (+९१) क्रमांक मानला जातो',
      },
    },
  ),
  bilingualText(
    'chatReply',
    { en: 'How soon a chat message is answered', mr: 'चॅट संदेशाला किती वेळात उत्तर मिळते' },
    {
      hint: {
        en: 'A sentence, such as: Typically replies within an hour. Shown in the chat window.',
        mr: 'एक वाक्य, उदाहरणार्थ: साधारणपणे तासाभरात उत्तर दिले जाते. चॅट खिडकीत दिसते.',
      },
    },
  ),
  {
    name: 'feedbackContact',
    label: { en: 'What the feedback form asks for', mr: 'अभिप्राय अर्जात काय भरणे आवश्यक आहे' },
    type: 'select',
    options: [
      {
        value: 'both',
        label: { en: 'Mobile number and email (usual)', mr: 'मोबाइल क्रमांक व ई-मेल, दोन्ही (नेहमीचे)' },
      },
      {
        value: 'either',
        label: {
          en: 'Mobile number or email: one is enough',
          mr: 'मोबाइल क्रमांक किंवा ई-मेल, यांपैकी एक पुरेसे',
        },
      },
    ],
    admin: half,
  },
  boundedNumber(
    'answerDays',
    { en: 'Feedback is answered within (working days)', mr: 'अभिप्रायाला उत्तर (कामकाजाच्या दिवसांत)' },
    { min: 1, max: 365 },
    half,
  ),
  boundedNumber(
    'feedbackDueDays',
    {
      en: 'Days until feedback is overdue in the desk (7 if empty)',
      mr: 'किती दिवसांनंतर अभिप्राय मुदतीबाहेर मानावा (रिकामे असल्यास ७)',
    },
    { min: 1, max: 365 },
    half,
  ),
  boundedNumber(
    'feedbackMonths',
    {
      en: 'Months after which feedback is erased (12 if empty)',
      mr: 'किती महिन्यांनंतर अभिप्राय पुसून टाकावा (रिकामे असल्यास १२)',
    },
    { min: 1, max: 60 },
    half,
  ),
]
