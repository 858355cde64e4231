import { common } from '../common-names.ts'
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
    name: essentialText(common.name, 'Name of the committee.'),
    about: text({ en: 'What it deals with', mr: 'समितीचे कामकाज' }, 'What it deals with.'),
    chairId: sentAs(
      'chair_id',
      optionalReference(
        { en: 'Chairperson', mr: 'सभापती' },
        'Number of the elected member who presides over it.',
      ),
    ),
    members: references(
      { en: 'Members', mr: 'सदस्य' },
      'Numbers of its elected members, with or without the chair.',
    ),
  },
})
