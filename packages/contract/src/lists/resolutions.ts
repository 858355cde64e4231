import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import {
  choice,
  decimal,
  essentialText,
  optionalDocument,
  optionalReference,
  reference,
  text,
} from '../field-kinds.ts'
import type { Names } from '../language.ts'
import { list } from '../list.ts'

const member = (label: Names, what: string) =>
  optionalReference(label, `Number of the elected member who ${what}.`)

export const resolutions = list({
  path: '/resolutions',
  language: 'lang',
  one: { en: 'Resolution', mr: 'ठराव' },
  many: { en: 'Resolutions', mr: 'ठराव' },
  row: 'A resolution: what a meeting decided, in its number, subject and words, with the vote as far as it is known.',
  fields: {
    meetingId: sentAs(
      'meeting_id',
      reference(
        { en: 'Meeting', mr: 'सभा' },
        'Number of the meeting, as in the list of meetings with their record.',
      ),
    ),
    number: text(common.number, 'Its number in the register of resolutions.'),
    subject: essentialText({ en: 'Subject', mr: 'विषय' }, 'What it is about.'),
    text: text({ en: 'What was decided', mr: 'काय ठरले' }, 'What was decided.'),
    outcome: choice(
      { en: 'Decision', mr: 'निर्णय' },
      'How it was decided',
      {
        unanimous: { en: 'Passed unanimously', mr: 'एकमताने मंजूर' },
        majority: { en: 'Passed by majority', mr: 'बहुमताने मंजूर' },
        rejected: { en: 'Rejected', mr: 'नामंजूर' },
        deferred: { en: 'Deferred', mr: 'स्थगित' },
      },
      { empty: 'where nobody said' },
    ),
    inFavour: sentAs('in_favour', decimal({ en: 'Votes for', mr: 'बाजूने मते' }, 'Votes for it.')),
    against: decimal({ en: 'Votes against', mr: 'विरोधी मते' }, 'Votes against it.'),
    abstained: decimal({ en: 'Abstained', mr: 'तटस्थ' }, 'Members who did not vote.'),
    moverId: sentAs('mover_id', member({ en: 'Moved by', mr: 'सूचक' }, 'moved it')),
    seconderId: sentAs('seconder_id', member({ en: 'Seconded by', mr: 'अनुमोदक' }, 'seconded it')),
    pdf: optionalDocument(common.document, 'The resolution as signed, a PDF.'),
  },
})
