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
import { list } from '../list.ts'

const members = (who: string) => references(`Numbers of the elected members who ${who}.`)

const question = {
  id: recordId(),
  memberId: sentAs('member_id', optionalReference('Number of the elected member who asked it.')),
  text: text('The question.'),
  answer: text('The answer.'),
  pdf: optionalDocument('The written answer, a PDF.'),
}

export const councilMeetings = list({
  path: '/council-meetings',
  language: 'lang',
  one: { en: 'Proceedings of a meeting', mr: 'सभेचे कामकाज' },
  many: { en: 'Proceedings of meetings', mr: 'सभांचे कामकाज' },
  row: 'A meeting of the council or of a committee: to come, with its agenda; or past, with who was there and what was asked. All but kind and day may be empty.',
  fields: {
    kind: choice(
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
      optionalReference('Number of the committee whose meeting it is, as in the list of committees.'),
    ),
    day: date('The day.'),
    time: timeOfDay('When it begins.'),
    place: text('Where it takes place.'),
    state: choice(
      'Whether it was put off',
      { adjourned: { en: 'Adjourned', mr: 'तहकूब' }, cancelled: { en: 'Cancelled', mr: 'रद्द' } },
      { empty: 'for a meeting that takes place' },
    ),
    agenda: text('What it is about, one subject a line.'),
    notice: optionalDocument('The notice with the agenda, a PDF.'),
    minutes: optionalDocument('The minutes, a PDF.'),
    present: members('were present'),
    absent: members('were absent'),
    onLeave: sentAs('on_leave', members('were on leave')),
    questions: rows(question, 'Questions of members, in their order.'),
  },
})
