import { lists } from '@nagardwar/contract'
import type { Field } from 'payload'
import { bilingualText, bilingualTextarea } from '../../fields/bilingual.ts'
import { email, webAddress } from '../../fields/check.ts'
import { boundedNumber } from '../../fields/number.ts'
import { openingHours } from '../../fields/place.ts'
import { plainText } from '../../fields/plain-text.ts'
import { messagingTelephone, telephone, telephones } from '../../fields/telephone.ts'

const { fields } = lists.settings

const half = { width: '50%' }

/** Where the council is, and how it is reached. */
export const contact: Field[] = [
  bilingualTextarea('address', fields.address.label),
  {
    type: 'row',
    fields: [
      boundedNumber('latitude', fields.latitude.label, { min: -90, max: 90 }, half),
      boundedNumber('longitude', fields.longitude.label, { min: -180, max: 180 }, half),
    ],
  },
  plainText('mapUrl', fields.mapUrl.label, { check: webAddress }),
  telephones('phones', fields.phones.label, {
    en: 'Press Enter after each number',
    mr: 'प्रत्येक क्रमांकानंतर एंटर दाबा',
  }),
  plainText('email', fields.email.label, { check: email }),
  plainText('grievanceEmail', fields.grievanceEmail.label, { check: email }),
  bilingualText('officeHours', fields.officeHours.label),
  openingHours('openingHours', fields.openingHours.label),
  bilingualText('alwaysOpen', fields.alwaysOpen.label, {
    hint: {
      en: 'A sentence, such as: The emergency number is answered day and night.',
      mr: 'एक वाक्य, उदाहरणार्थ: आपत्कालीन क्रमांक अहोरात्र सुरू असतो.',
    },
  }),
  telephone('helpline', fields.helpline.label),
  telephone('emergency', fields.emergency.label),
  messagingTelephone('messagingPhone', fields.messagingPhone.label, {
    hint: {
      en: 'Ten digits are taken as an Indian number (+91)',
      mr: 'दहा अंक लिहिल्यास तो भारतातील (+९१) क्रमांक मानला जातो',
    },
  }),
  bilingualText('chatReply', fields.chatReply.label, {
    hint: {
      en: 'A sentence, such as: Typically replies within an hour. Shown in the chat window.',
      mr: 'एक वाक्य, उदाहरणार्थ: साधारणपणे तासाभरात उत्तर दिले जाते. चॅट खिडकीत दिसते.',
    },
  }),
  {
    name: 'feedbackContact',
    label: fields.feedbackContact.label,
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
  boundedNumber('answerDays', fields.answerDays.label, { min: 1, max: 365 }, half),
  boundedNumber(
    'feedbackDueDays',
    {
      en: 'Days until feedback is overdue in the desk (7 if empty)',
      mr: 'किती दिवसांनंतर अभिप्राय मुदतीबाहेर मानावा (रिकामे असल्यास ७)',
    },
    { min: 1, max: 365 },
    half,
  ),
  boundedNumber('feedbackMonths', fields.feedbackMonths.label, { min: 1, max: 60 }, half),
]
