import { sentAs } from '../field.ts'
import {
  appealLaw,
  decimal,
  essentialText,
  lifeSituation,
  link,
  optionalDocument,
  optionalReference,
  text,
  website,
} from '../field-kinds.ts'
import { list } from '../list.ts'

const officer = (who: string) =>
  optionalReference(`Number of the officer who ${who}, as in the list of officers.`)

export const serviceFacts = list({
  path: '/service-facts',
  language: 'lang',
  row: 'A service of the council with what a resident must know of it, as far as the council has given it.',
  fields: {
    link: link('The page of the service, such as `/services/birth-certificate`.'),
    name: essentialText('Name of the service.'),
    situation: lifeSituation(),
    law: appealLaw(),
    departmentId: sentAs(
      'department_id',
      optionalReference('Number of the department, as in the list of disclosure departments.'),
    ),
    about: text('What it is.'),
    who: text('Who may ask for it.'),
    bring: text('What to bring, one thing a line.'),
    fee: text('The fee, in words, such as `₹50 a copy`.'),
    days: decimal('Within how many days it is given; 0 for the same day.'),
    giver: text('Office of whoever gives it: the designated officer.'),
    giverOfficerId: sentAs('giver_officer_id', officer('gives it')),
    firstAppeal: sentAs('first_appeal', text('Office of the first appellate authority.')),
    firstOfficerId: sentAs('first_officer_id', officer('decides the first appeal')),
    secondAppeal: sentAs('second_appeal', text('Office of the second appellate authority.')),
    secondOfficerId: sentAs('second_officer_id', officer('decides the second appeal')),
    form: optionalDocument('The form of the application, a PDF.'),
    place: text('Where and when to ask for it.'),
    online: website('Where to ask for it online.'),
    page: link('The page of this website on which it is used.'),
    late: text('What to do when it is late, besides what the law says.'),
    words: text('Other words that people use for it, separated by commas: for searches.'),
  },
})
