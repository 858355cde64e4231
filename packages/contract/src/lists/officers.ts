import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { email, essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const officers = list({
  path: '/ceos',
  language: 'lang',
  one: { en: 'Officer', mr: 'अधिकारी' },
  many: { en: 'Officers', mr: 'अधिकारी' },
  row: 'An officer of the council, shown beside the history; those with a duty also where residents look for them.',
  fields: {
    name: sentAs('coName', essentialText(common.name, 'Name of the officer.')),
    designation: text(common.designation, 'Office held.'),
    email: email(common.email, 'E-mail address; may be empty.'),
    duty: text(
      { en: 'Residents ask for this officer as', mr: 'नागरिकांसाठी या अधिकाऱ्यांची जबाबदारी' },
      'For what residents may ask for this officer: `chief`, `president`, `grievance`, `web`, `information`; else empty.',
    ),
    image: sentAs('image_path', optionalPicture(common.picture, 'Portrait.')),
  },
})
