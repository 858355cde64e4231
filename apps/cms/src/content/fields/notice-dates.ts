import { lists } from '@nagardwar/contract'
import type { ArrayField, Field } from 'payload'
import { bilingualTextarea } from './bilingual.ts'
import { choiceOf } from './choice.ts'
import { date } from './date.ts'
import { dateTime } from './date-time.ts'
import { bilingualPdf } from './file.ts'
import { boundedNumber } from './number.ts'
import { plainText } from './plain-text.ts'
import { relation } from './relation.ts'

const rupees = { min: 0, max: 1_000_000_000_000 }
const { fields } = lists.tenders
const event = fields.history.inside

const history: ArrayField = {
  name: 'history',
  label: fields.history.label,
  labels: {
    singular: { en: 'Corrigendum or result', mr: 'शुद्धिपत्रक किंवा निकाल' },
    plural: fields.history.label,
  },
  type: 'array',
  fields: [
    date('day', event.day.label),
    choiceOf(event.kind, 'kind', { defaultValue: 'corrigendum' }),
    bilingualTextarea('text', event.text.label, { required: true, maxLength: 1000 }),
    bilingualPdf('pdf', event.pdf.label),
  ],
}

/** The fields that a press release does not need are only shown for what has dates. */
const onlyDated = (field: Field): Field =>
  ({
    ...field,
    admin: { ...field.admin, condition: (data: Record<string, unknown>) => Boolean(data?.kind) },
  }) as Field

/** Number, department, money, dates, corrigenda and result of a tender, a recruitment or an auction. */
export const noticeDates = (): Field[] => [
  choiceOf(fields.kind, 'kind', {
    hint: {
      en: 'Choose this to give its dates and facts. Leave empty for a press release.',
      mr: 'दिनांक व तपशील देण्यासाठी निवडा. प्रसिद्धिपत्रकासाठी रिकामे ठेवा.',
    },
  }),
  ...[
    plainText('number', fields.number.label, { maxLength: 100 }),
    plainText('portalNumber', fields.portalNumber.label, {
      maxLength: 100,
      hint: {
        en: 'As it stands on the portal, such as 2026_DMA_1145210_1. Digits stay as they are.',
        mr: 'पोर्टलवर दिसतो तसाच, इंग्रजी अंकांत लिहा.',
      },
    }),
    relation('department', fields.departmentId.label, 'disclosure-departments'),
    boundedNumber('value', fields.value.label, rupees),
    boundedNumber('fee', fields.fee.label, rupees),
    boundedNumber('deposit', fields.deposit.label, rupees),
    dateTime('meeting', fields.meeting.label),
    dateTime('closes', fields.closes.label, {
      after: { field: 'meeting', label: fields.meeting.label },
      isEnd: true,
      hint: {
        en: 'From this minute the site says that it is closed. If a corrigendum moves the day, change it here too.',
        mr: 'या क्षणापासून संकेतस्थळ ‘मुदत संपली’ असे दाखवते. शुद्धिपत्रकाने दिनांक बदलल्यास येथेही बदला.',
      },
    }),
    dateTime('opens', fields.opens.label, { after: { field: 'closes', label: fields.closes.label } }),
    history,
  ].map(onlyDated),
]
