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
const type = { en: 'Type', mr: 'प्रकार' }
const meeting = { en: 'Pre-bid meeting', mr: 'निविदापूर्व बैठक' }
const closes = { en: 'Last day and time', mr: 'अंतिम दिनांक व वेळ' }

const { kind, history: events } = lists.tenders.fields

const history: ArrayField = {
  name: 'history',
  label: { en: 'Corrigenda and result', mr: 'शुद्धिपत्रके व निकाल' },
  labels: {
    singular: { en: 'Corrigendum or result', mr: 'शुद्धिपत्रक किंवा निकाल' },
    plural: { en: 'Corrigenda and result', mr: 'शुद्धिपत्रके व निकाल' },
  },
  type: 'array',
  fields: [
    date('day', { en: 'Day', mr: 'दिनांक' }),
    choiceOf(events.inside.kind, 'kind', type, { defaultValue: 'corrigendum' }),
    bilingualTextarea('text', { en: 'Text', mr: 'मजकूर' }, { required: true, maxLength: 1000 }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }),
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
  choiceOf(kind, 'kind', type, {
    hint: {
      en: 'Choose this to give its dates and facts. Leave empty for a press release.',
      mr: 'दिनांक व तपशील देण्यासाठी निवडा. प्रसिद्धिपत्रकासाठी रिकामे ठेवा.',
    },
  }),
  ...[
    plainText('number', { en: 'Number', mr: 'क्रमांक' }, { maxLength: 100 }),
    plainText(
      'portalNumber',
      { en: 'Number on the e-procurement portal', mr: 'ई-निविदा क्रमांक' },
      {
        maxLength: 100,
        hint: {
          en: 'As it stands on the portal, such as 2026_DMA_1145210_1. Digits stay as they are.',
          mr: 'पोर्टलवर दिसतो तसाच, इंग्रजी अंकांत लिहा.',
        },
      },
    ),
    relation('department', { en: 'Department', mr: 'विभाग' }, 'disclosure-departments'),
    boundedNumber('value', { en: 'Estimated value in rupees', mr: 'अंदाजित रक्कम (रुपये)' }, rupees),
    boundedNumber('fee', { en: 'Fee in rupees', mr: 'शुल्क (रुपये)' }, rupees),
    boundedNumber(
      'deposit',
      { en: 'Earnest money deposit (EMD) in rupees', mr: 'बयाणा रक्कम – ईएमडी (रुपये)' },
      rupees,
    ),
    dateTime('meeting', meeting),
    dateTime('closes', closes, {
      after: { field: 'meeting', label: meeting },
      isEnd: true,
      hint: {
        en: 'From this minute the site says that it is closed. If a corrigendum moves the day, change it here too.',
        mr: 'या क्षणापासून संकेतस्थळ ‘मुदत संपली’ असे दाखवते. शुद्धिपत्रकाने दिनांक बदलल्यास येथेही बदला.',
      },
    }),
    dateTime(
      'opens',
      { en: 'Opening of bids, interview or auction', mr: 'निविदा उघडणे, मुलाखत किंवा लिलाव' },
      { after: { field: 'closes', label: closes } },
    ),
    history,
  ].map(onlyDated),
]
