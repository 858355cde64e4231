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
import { list } from '../list.ts'

const member = (what: string) => optionalReference(`Number of the elected member who ${what}.`)

export const resolutions = list({
  path: '/resolutions',
  language: 'lang',
  one: { en: 'Resolution', mr: 'ठराव' },
  many: { en: 'Resolutions', mr: 'ठराव' },
  row: 'A resolution: what a meeting decided, in its number, subject and words, with the vote as far as it is known.',
  fields: {
    meetingId: sentAs(
      'meeting_id',
      reference('Number of the meeting, as in the list of meetings with their record.'),
    ),
    number: text('Its number in the register of resolutions.'),
    subject: essentialText('What it is about.'),
    text: text('What was decided.'),
    outcome: choice(
      'How it was decided',
      {
        unanimous: { en: 'Passed unanimously', mr: 'एकमताने मंजूर' },
        majority: { en: 'Passed by majority', mr: 'बहुमताने मंजूर' },
        rejected: { en: 'Rejected', mr: 'नामंजूर' },
        deferred: { en: 'Deferred', mr: 'स्थगित' },
      },
      { empty: 'where nobody said' },
    ),
    inFavour: sentAs('in_favour', decimal('Votes for it.')),
    against: decimal('Votes against it.'),
    abstained: decimal('Members who did not vote.'),
    moverId: sentAs('mover_id', member('moved it')),
    seconderId: sentAs('seconder_id', member('seconded it')),
    pdf: optionalDocument('The resolution as signed, a PDF.'),
  },
})
