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

const { kind, state } = lists.councilMeetings.fields
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

const notHeld = choiceOf(
  state,
  'state',
  { en: 'Not held', mr: 'सभा झाली नाही' },
  {
    hint: {
      en: 'Leave empty for a meeting that takes place or took place.',
      mr: 'सभा होणार असल्यास किंवा झाली असल्यास रिकामे ठेवा.',
    },
  },
)

const present = { field: 'present', label: { en: 'Present', mr: 'उपस्थित' } }
const onLeave = { field: 'onLeave', label: { en: 'On leave', mr: 'रजेवर' } }
const absent = { field: 'absent', label: { en: 'Absent', mr: 'अनुपस्थित' } }

const attendance = [present, onLeave, absent].map(({ field, label }, at, all) =>
  relations(field, label, 'elected-members', { notIn: all.slice(0, at) }),
)

const questions: ArrayField = {
  name: 'questions',
  label: { en: 'Questions of members', mr: 'सदस्यांचे प्रश्न' },
  labels: {
    singular: { en: 'Question', mr: 'प्रश्न' },
    plural: { en: 'Questions of members', mr: 'सदस्यांचे प्रश्न' },
  },
  type: 'array',
  fields: [
    relation('member', { en: 'Asked by', mr: 'प्रश्न विचारणारे सदस्य' }, 'elected-members'),
    bilingualTextarea('text', { en: 'Question', mr: 'प्रश्न' }, { required: true, maxLength: 2000 }),
    bilingualTextarea('answer', { en: 'Answer', mr: 'उत्तर' }, { maxLength: 5000 }),
    bilingualPdf('pdf', { en: 'Document', mr: 'दस्तऐवज' }),
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
    choiceOf(kind, 'kind', { en: 'Kind of meeting', mr: 'सभेचा प्रकार' }, { defaultValue: 'general' }),
    relation('committee', { en: 'Committee', mr: 'समिती' }, 'committees'),
    date('day', { en: 'Day', mr: 'दिनांक' }, { required: true }),
    timeOfDay('time', { en: 'Time', mr: 'वेळ' }, { en: 'Such as 11:30, 3 pm', mr: 'उदा. ११:३०, दुपारी ३' }),
    bilingualText('place', { en: 'Place', mr: 'ठिकाण' }),
    notHeld,
    part({ en: 'Agenda', mr: 'विषयपत्रिका' }, [
      bilingualTextarea(
        'agenda',
        { en: 'Agenda', mr: 'विषयपत्रिका' },
        {
          hint: { en: 'One subject on each line.', mr: 'प्रत्येक ओळीवर एकच विषय लिहा.' },
        },
      ),
      bilingualPdf('notice', { en: 'Notice of the meeting', mr: 'सभेची सूचना' }),
    ]),
    part({ en: 'After the meeting', mr: 'सभेनंतर' }, [
      bilingualPdf('minutes', { en: 'Minutes', mr: 'इतिवृत्त' }),
      ...attendance,
      questions,
    ]),
  ],
})
