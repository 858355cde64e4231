import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { choice, date, decimal, optionalPicture, position, reference, text } from '../field-kinds.ts'
import { list } from '../list.ts'
import { reportKinds } from './report-kinds.ts'

export const reports = list({
  path: '/reports',
  language: 'lang',
  one: { en: 'Reported problem', mr: 'कळवलेली समस्या' },
  many: { en: 'Reported problems', mr: 'कळवलेल्या समस्या' },
  row: 'A problem that a resident reported, without any person and without their words. Reports that staff have put aside are not listed; who reported the same again is among the followers of the first.',
  fields: {
    kindName: sentAs(
      'kind',
      text({ en: 'Name of the kind', mr: 'प्रकाराचे नाव' }, 'What kind of problem it is.'),
    ),
    kindId: sentAs(
      'kind_id',
      reference(reportKinds.one, 'Number of the kind, as in the list of kinds of problems.'),
    ),
    ward: text(common.ward, 'Name of the ward; empty where it is not known.'),
    wardNumber: sentAs(
      'ward_no',
      text(common.wardNumber, 'Number of the ward; empty where it is not known.'),
    ),
    place: text(common.place, 'The street or landmark, once staff have released it; empty until then.'),
    position: position(),
    state: choice(
      { en: 'State', mr: 'स्थिती' },
      'How far it is',
      {
        new: { en: 'New', mr: 'नवीन' },
        inProgress: { en: 'In progress', mr: 'कार्यवाही सुरू', also: ['in-progress'] },
        answered: { en: 'Answered', mr: 'उत्तर दिले' },
        closed: { en: 'Closed', mr: 'निकाली' },
      },
      { otherwise: 'new' },
    ),
    receivedOn: sentAs(
      'received_on',
      date({ en: 'Reported on', mr: 'कळवल्याचा दिनांक' }, 'The day on which it was reported.'),
    ),
    dueOn: sentAs(
      'due_on',
      date({ en: 'Promised by', mr: 'आश्वासित दिनांक' }, 'The day by which the charter promises it.'),
    ),
    doneOn: sentAs(
      'done_on',
      date(
        { en: 'Done on', mr: 'पूर्ण झाल्याचा दिनांक' },
        'The day on which it was answered or closed; no value while it is open.',
      ),
    ),
    photograph: optionalPicture(
      { en: 'Photograph', mr: 'छायाचित्र' },
      'A photograph of it, once staff have released it.',
    ),
    followers: decimal(
      { en: 'Reported too by', mr: 'आणखी किती जणांनी कळवले' },
      'How many residents besides the first have said that it concerns them too.',
    ),
  },
})
