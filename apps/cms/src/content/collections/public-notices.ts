import { lists } from '@nagardwar/contract'
import type { ArrayField, CollapsibleField, Field } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { homePage } from '../../views/groups.ts'
import { textWithBody } from '../body/text-with-body.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { noticePage } from '../fields/check.ts'
import { choiceOf } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { dateTime } from '../fields/date-time.ts'
import { bilingualPdf } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { pageLink } from '../fields/page-link.ts'
import { wards } from '../fields/place.ts'
import { relation } from '../fields/relation.ts'
import { wrongExtension, wrongLastDay } from '../public-notices/last-day.ts'
import { contentType } from './content-type.ts'

const fields = lists.publicNotices.fields
const part = (label: Words, inside: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  fields: inside,
})

const opens = fields.opens.label
const closes = fields.closes.label
const paper = fields.documents.inside
const corrigendum = fields.corrigenda.inside

const documents: ArrayField = {
  name: 'documents',
  label: fields.documents.label,
  labels: { singular: paper.pdf.label, plural: fields.documents.label },
  type: 'array',
  fields: [
    choiceOf(paper.kind, 'kind', { defaultValue: 'draft' }),
    bilingualText('title', paper.title.label),
    bilingualPdf('pdf', paper.pdf.label, { required: true }),
  ],
}

const asked = fields.questions.inside

const questions: ArrayField = {
  name: 'questions',
  label: fields.questions.label,
  labels: { singular: asked.question.label, plural: fields.questions.label },
  type: 'array',
  maxRows: 20,
  admin: {
    description: {
      en: 'For a survey. Without questions residents write one text.',
      mr: 'सर्वेक्षणासाठी. प्रश्न नसल्यास नागरिक एक मजकूर लिहितात.',
    },
  },
  fields: [
    choiceOf(asked.kind, 'kind', { defaultValue: 'one' }),
    bilingualText('question', asked.question.label, { required: true, maxLength: 300 }),
    bilingualTextarea('choices', asked.choices.label, { maxLength: 2000 }),
  ],
}

const corrigenda: ArrayField = {
  name: 'corrigenda',
  label: fields.corrigenda.label,
  labels: {
    singular: { en: 'Corrigendum', mr: 'शुद्धिपत्रक' },
    plural: fields.corrigenda.label,
  },
  type: 'array',
  fields: [
    date('day', corrigendum.day.label),
    bilingualTextarea('text', corrigendum.text.label, { required: true, maxLength: 1000 }),
    dateTime('closes', corrigendum.closes.label, {
      isEnd: true,
      check: wrongExtension,
      hint: {
        en: 'Only if this corrigendum gives more time. The site then counts to this day.',
        mr: 'या शुद्धिपत्रकाने मुदत वाढली असेल तरच द्या. संकेतस्थळ मग याच दिनांकापर्यंत मुदत मोजते.',
      },
    }),
    bilingualPdf('pdf', corrigendum.pdf.label),
  ],
}

export const publicNotices = contentType({
  list: 'publicNotices',
  slug: 'public-notices',
  group: homePage,
  newest: 'first',
  purpose: {
    en: 'A notice on which residents may send objections or suggestions until a last day, with its documents, its hearing and afterwards its decision. The site says by itself whether it is open. Tenders, recruitment and auctions stay in their own list.',
    mr: 'ज्या सूचनेवर नागरिक अंतिम दिनांकापर्यंत हरकती व सूचना देऊ शकतात ती: तिचे दस्तऐवज, सुनावणी आणि नंतर निर्णय यांसह. मुदत सुरू आहे की संपली हे संकेतस्थळ स्वतः दाखवते. निविदा, भरती व लिलाव त्यांच्या स्वतंत्र यादीत आहेत.',
  },
  listedAs: 'title',
  columns: ['kind', 'opens', 'closes'],
  hasPage: true,
  fields: [
    bilingualText('title', fields.title.label, { required: true }),
    pageLink(
      fields.link.label,
      { title: 'title', before: '/notices/' },
      {
        required: true,
        check: noticePage,
        maxLength: 200,
        hint: {
          en: 'The address of its page: /notices/lake-road-trees. It also stands on the printed notice.',
          mr: 'या सूचनेच्या पानाचा पत्ता: /notices/lake-road-trees. छापील सूचनेवरही हाच पत्ता द्या.',
        },
      },
    ),
    choiceOf(fields.kind, 'kind', { defaultValue: 'objection' }),
    ...textWithBody('text', fields.text.label),
    choiceOf(fields.law, 'law', {
      hint: {
        en: 'These sections want a number of days. A shorter time cannot be published.',
        mr: 'या कलमांत किमान दिवस ठरलेले आहेत. त्यापेक्षा कमी मुदत प्रसिद्ध करता येत नाही.',
      },
    }),
    bilingualText('otherLaw', fields.otherLaw.label),
    dateTime('opens', opens),
    dateTime('closes', closes, {
      after: { field: 'opens', label: opens },
      isEnd: true,
      check: wrongLastDay,
      cell: '/content/public-notices/last-moment-cell.tsx#LastMomentCell',
      hint: {
        en: 'The last day as first published. A corrigendum that gives more time has its own.',
        mr: 'प्रथम प्रसिद्ध केलेला अंतिम दिनांक. मुदत वाढवणाऱ्या शुद्धिपत्रकात नवीन दिनांक द्या.',
      },
    }),
    part({ en: 'What and where', mr: 'काय व कोठे' }, [
      documents,
      wards(),
      bilingualText('place', fields.place.label),
      relation('department', fields.departmentId.label, 'disclosure-departments'),
    ]),
    part({ en: 'How to answer, and the hearing', mr: 'उत्तर कसे द्यावे, व सुनावणी' }, [
      choiceOf(fields.here, 'here', {
        hint: {
          en: 'The page then has a form while the notice is open. The answers come into the inbox. Empty: none are taken there.',
          mr: 'सूचना खुली असेपर्यंत तिच्या पानावर अर्ज दिसतो. उत्तरे अभिप्राय टपालात येतात. रिकामे ठेवल्यास तेथे उत्तरे स्वीकारली जात नाहीत.',
        },
      }),
      questions,
      bilingualTextarea('post', fields.post.label, { maxLength: 1000 }),
      bilingualTextarea('inPerson', fields.inPerson.label, { maxLength: 1000 }),
      dateTime('hearing', fields.hearing.label, { after: { field: 'closes', label: closes } }),
      bilingualText('hearingPlace', fields.hearingPlace.label),
    ]),
    corrigenda,
    part({ en: 'The decision', mr: 'निर्णय' }, [
      date('decided', fields.decided.label),
      boundedNumber('answers', fields.answers.label, { min: 0, max: 1_000_000 }),
      bilingualTextarea('decision', fields.decision.label, { maxLength: 5000 }),
      bilingualPdf('order', fields.order.label),
    ]),
  ],
})
