import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  body,
  choice,
  date,
  essentialText,
  optionalDocument,
  position,
  recordId,
  rows,
  text,
  timeOfDay,
  wardNumbers,
} from '../field-kinds.ts'
import { list } from '../list.ts'

const cancelledDay = {
  id: recordId(),
  day: date(common.day, 'A day on which it would be repeated, and does not take place.'),
  reason: text(common.why, 'Why it does not take place on that day.'),
}

export const events = list({
  path: '/events',
  language: 'lang',
  one: { en: 'Event', mr: 'कार्यक्रम' },
  many: { en: 'Events', mr: 'कार्यक्रम' },
  row: 'What residents may attend, or should know the day of: a camp, a hearing, a meeting, a festival, a changed holiday. The list also has those that are over. All but kind, title and day may be empty.',
  fields: {
    kind: choice(
      { en: 'Kind of event', mr: 'कार्यक्रमाचा प्रकार' },
      'What it is',
      {
        camp: { en: 'Camp', mr: 'शिबिर' },
        hearing: { en: 'Hearing', mr: 'सुनावणी' },
        meeting: { en: 'Open meeting', mr: 'खुली बैठक', also: ['बैठक'] },
        festival: { en: 'Festival', mr: 'उत्सव' },
        holiday: { en: 'Change of a holiday', mr: 'सुट्टीतील बदल', also: ['सुट्टी'] },
        other: { en: 'Other event', mr: 'इतर कार्यक्रम', also: ['इतर'] },
      },
      { otherwise: 'other' },
    ),
    title: essentialText(common.title, 'What it is called.'),
    text: text(common.text, 'What happens there, and what to bring.'),
    body: body(common.text, 'text'),
    place: text(common.place, 'Where it takes place.'),
    position: position(),
    wards: sentAs(
      'ward_no',
      wardNumbers(common.onlyWards, 'Wards that it concerns; empty for the whole town.'),
    ),
    day: date(common.day, 'The day, or the first of several.'),
    time: timeOfDay(common.from, 'When it begins; without it, it lasts the whole day.'),
    lastDay: sentAs(
      'last_day',
      date(
        { en: 'Last day', mr: 'शेवटचा दिनांक' },
        'The last day, if it lasts for several or is repeated; a repeated event without one has no known end.',
      ),
    ),
    endTime: sentAs(
      'end_time',
      timeOfDay(common.until, 'When it ends: on its last day, or on each day on which it is repeated.'),
    ),
    repeats: choice(
      { en: 'Repeated', mr: 'पुन्हा केव्हा' },
      'How it is repeated until its last day',
      {
        daily: { en: 'Every day', mr: 'दररोज' },
        weekly: { en: 'Every week on the same weekday', mr: 'दर आठवड्याला त्याच वारी' },
        monthly: { en: 'Every month on the same weekday', mr: 'दर महिन्याला त्याच वारी' },
      },
      { empty: 'for an event that takes place once' },
    ),
    cancelledDays: sentAs(
      'cancelled_days',
      rows(
        { en: 'Cancelled on single days', mr: 'या दिवशी होणार नाही' },
        cancelledDay,
        'Single days of a repeated event on which it does not take place.',
      ),
    ),
    who: text({ en: 'Who may come', mr: 'कोण येऊ शकते' }, 'Who may come.'),
    phone: text(
      { en: 'Phone for questions', mr: 'चौकशीसाठी दूरध्वनी' },
      'Telephone numbers for questions, as written.',
    ),
    pdf: optionalDocument(common.document, 'Its notice or programme, a PDF.'),
    state: choice(
      { en: 'Cancelled or moved', mr: 'रद्द किंवा बदल' },
      'Whether it was called off',
      {
        cancelled: { en: 'Cancelled', mr: 'रद्द' },
        moved: { en: 'Moved', mr: 'बदल', also: ['postponed', 'पुढे ढकलले'] },
      },
      { empty: 'for an event that takes place as announced; `moved` means that day or place have changed' },
    ),
    reason: text(common.why, 'Why it was cancelled or moved, and from when or where.'),
  },
})
