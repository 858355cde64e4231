import { lists, optionsOf } from '@nagardwar/contract'
import type { ArrayField, CollapsibleField, Field } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { theCouncil } from '../../views/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { bilingualPdf } from '../fields/file.ts'
import type { TitleOf } from '../fields/listed-as.ts'
import { relation, relations } from '../fields/relation.ts'
import { timeOfDay } from '../fields/time-of-day.ts'
import { contentType } from './content-type.ts'

const { fields } = lists.councilMeetings

const { kind, state } = fields
const question = fields.questions.inside
const kinds = optionsOf(kind.choice)

const part = (label: Words, fields: Field[]): CollapsibleField => ({ type: 'collapsible', label, fields })

/** General meeting · 20.11.2026 */
const named: TitleOf = ({ kind: of, day }) => {
  const label = kinds.find(({ value }) => value === of)?.label
  // The day is stored as its noon.
  const on = typeof day === 'string' ? day.slice(0, 10).split('-').reverse().join('.') : ''
  return {
    en: [label?.en, on].filter(Boolean).join(' · '),
    mr: [label?.mr, toMarathiDigits(on)].filter(Boolean).join(' · '),
  }
}

const notHeld = choiceOf(state, 'state', {
  hint: {
    en: 'Leave empty for a meeting that takes place or took place.',
    mr: 'सभा होणार असल्यास किंवा झाली असल्यास रिकामे ठेवा.',
  },
})

const present = { field: 'present', label: fields.present.label }
const onLeave = { field: 'onLeave', label: fields.onLeave.label }
const absent = { field: 'absent', label: fields.absent.label }

const attendance = [present, onLeave, absent].map(({ field, label }, at, all) =>
  relations(field, label, 'elected-members', { notIn: all.slice(0, at) }),
)

const questions: ArrayField = {
  name: 'questions',
  label: fields.questions.label,
  labels: {
    singular: question.text.label,
    plural: fields.questions.label,
  },
  type: 'array',
  fields: [
    relation('member', question.memberId.label, 'elected-members'),
    bilingualTextarea('text', question.text.label, { required: true, maxLength: 2000 }),
    bilingualTextarea('answer', question.answer.label, { maxLength: 5000 }),
    bilingualPdf('pdf', question.pdf.label),
  ],
}

export const councilMeetings = contentType({
  list: 'councilMeetings',
  slug: 'council-meetings',
  group: theCouncil,
  newest: 'first',
  purpose: {
    en: 'A page for each meeting: agenda, who was there, questions and resolutions. Kind and day are enough; what is left empty is not shown. Meetings to come are also shown on the page Today in the Town.',
    mr: 'प्रत्येक सभेचे स्वतंत्र पान: विषयपत्रिका, उपस्थिती, प्रश्न व ठराव. प्रकार व दिनांक पुरेसे आहेत; जे रिकामे ठेवले ते दाखवले जात नाही. आगामी सभा ‘शहरात आज’ या पानावरही दिसतात.',
  },
  listedAs: named,
  columns: ['kind', 'day', 'committee'],
  fields: [
    choiceOf(kind, 'kind', { defaultValue: 'general' }),
    relation('committee', fields.committeeId.label, 'committees'),
    date('day', fields.day.label, { required: true }),
    timeOfDay('time', fields.time.label, { en: 'Such as 11:30, 3 pm', mr: 'उदा. ११:३०, दुपारी ३' }),
    bilingualText('place', fields.place.label),
    notHeld,
    part(fields.agenda.label, [
      bilingualTextarea('agenda', fields.agenda.label, {
        hint: { en: 'One subject on each line.', mr: 'प्रत्येक ओळीवर एकच विषय लिहा.' },
      }),
      bilingualPdf('notice', fields.notice.label),
    ]),
    part({ en: 'After the meeting', mr: 'सभेनंतर' }, [
      bilingualPdf('minutes', fields.minutes.label),
      ...attendance,
      questions,
    ]),
  ],
})
