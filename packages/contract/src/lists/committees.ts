import { sentAs } from '../field.ts'
import { essentialText, optionalReference, references, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const committees = list({
  path: '/committees',
  language: 'lang',
  one: { en: 'Committee', mr: 'समिती' },
  many: { en: 'Committees', mr: 'समित्या' },
  row: 'A committee of the council, with its members.',
  fields: {
    name: essentialText('Name of the committee.'),
    about: text('What it deals with.'),
    chairId: sentAs('chair_id', optionalReference('Number of the elected member who presides over it.')),
    members: references('Numbers of its elected members, with or without the chair.'),
  },
})
