import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  choice,
  date,
  optionalDocument,
  optionalReference,
  recordId,
  references,
  rows,
  text,
  timeOfDay,
} from '../field-kinds.ts'
import type { Names } from '../language.ts'
import { list } from '../list.ts'

const members = (label: Names, who: string) => references(label, `Numbers of the elected members who ${who}.`)

const question = {
  id: recordId(),
  memberId: sentAs(
    'member_id',
    optionalReference(
      { en: 'Asked by', mr: 'प्रश्न विचारणारे सदस्य' },
      'Number of the elected member who asked it.',
    ),
  ),
  text: text(common.question, 'The question.'),
  answer: text({ en: 'Answer', mr: 'उत्तर' }, 'The answer.'),
  pdf: optionalDocument(common.document, 'The written answer, a PDF.'),
}

export const councilMeetings = list({
  path: '/council-meetings',
  language: 'lang',
  one: { en: 'Proceedings of a meeting', mr: 'सभेचे कामकाज' },
  many: { en: 'Proceedings of meetings', mr: 'सभांचे कामकाज' },
  row: 'A meeting of the council or of a committee: to come, with its agenda; or past, with who was there and what was asked. All but kind and day may be empty.',
  fields: {
    kind: choice(
      common.kindOfMeeting,
      'Which meeting it is',
      {
        general: { en: 'General meeting', mr: 'सर्वसाधारण सभा' },
        special: { en: 'Special meeting', mr: 'विशेष सभा' },
        standing: { en: 'Standing committee meeting', mr: 'स्थायी समिती सभा' },
        subject: { en: 'Subject committee meeting', mr: 'विषय समिती सभा' },
        other: { en: 'Other meeting', mr: 'इतर सभा' },
      },
      { otherwise: 'other' },
    ),
    committeeId: sentAs(
      'committee_id',
      optionalReference(
        { en: 'Committee', mr: 'समिती' },
        'Number of the committee whose meeting it is, as in the list of committees.',
      ),
    ),
    day: date(common.day, 'The day.'),
    time: timeOfDay({ en: 'Time', mr: 'वेळ' }, 'When it begins.'),
    place: text(common.place, 'Where it takes place.'),
    state: choice(
      { en: 'Not held', mr: 'सभा झाली नाही' },
      'Whether it was put off',
      { adjourned: { en: 'Adjourned', mr: 'तहकूब' }, cancelled: { en: 'Cancelled', mr: 'रद्द' } },
      { empty: 'for a meeting that takes place' },
    ),
    agenda: text({ en: 'Agenda', mr: 'विषयपत्रिका' }, 'What it is about, one subject a line.'),
    notice: optionalDocument(
      { en: 'Notice of the meeting', mr: 'सभेची सूचना' },
      'The notice with the agenda, a PDF.',
    ),
    minutes: optionalDocument({ en: 'Minutes', mr: 'इतिवृत्त' }, 'The minutes, a PDF.'),
    present: members({ en: 'Present', mr: 'उपस्थित' }, 'were present'),
    absent: members({ en: 'Absent', mr: 'अनुपस्थित' }, 'were absent'),
    onLeave: sentAs('on_leave', members({ en: 'On leave', mr: 'रजेवर' }, 'were on leave')),
    questions: rows(
      { en: 'Questions of members', mr: 'सदस्यांचे प्रश्न' },
      question,
      'Questions of members, in their order.',
    ),
  },
})
