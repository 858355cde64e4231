import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, optionalPicture, text } from '../field-kinds.ts'
import { list } from '../list.ts'

export const ministers = list({
  path: '/minister-details',
  language: 'lang',
  one: { en: 'Minister', mr: 'मंत्री' },
  many: { en: 'Ministers', mr: 'मंत्री' },
  row: 'A minister of the strip on the home page.',
  fields: {
    name: sentAs('officer_name', essentialText(common.name, 'Name of the minister.')),
    designation: text(common.designation, 'Office held.'),
    image: sentAs('image_path', optionalPicture(common.picture, 'Portrait.')),
  },
})
